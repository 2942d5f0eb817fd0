import { afterEach, describe, expect, test } from 'vitest'
import { createPromotion, endPromotions, offersOfSpec } from '#server/testing/promotion-test-tools.ts'
import { startTestServer, type TestUser } from '#server/testing/server-test-tools.ts'

const server = await startTestServer()
const { queries } = server.database
afterEach(() => endPromotions(server))

const kindsFor = async ({ client }: Pick<TestUser, 'client'>) =>
  (await client.get('/api/offers')).body.offers.map(({ kind }: { kind: string }) => kind).sort()
const orderBy = ({ client }: TestUser, change: object) =>
  client.post('/api/vps/order', {
    planId: 1,
    locationId: 1,
    name: 'web',
    operatingSystem: 'ubuntu',
    billingPeriod: 'monthly',
    ...change,
  })
const snapshotOffers = async (language = 'vi') =>
  (await server.visitor().get('/api/catalog', { 'accept-language': language })).body.offers

async function createAll() {
  for (const offer of Object.values(offersOfSpec)) await createPromotion(server, offer)
}

describe('the offers', () => {
  test('that run are shown to visitors in their language, and in the snapshot of the catalogue', async () => {
    const { id } = await createPromotion(server, offersOfSpec.percent)
    const { body } = await server.visitor().get('/api/offers', { 'accept-language': 'en' })
    const offer = {
      id,
      kind: 'percent',
      code: null,
      title: '30% off',
      description: 'A description',
      percent: 30,
      periods: 3,
      firstOrderOnly: true,
      billingPeriods: ['monthly'],
      planIds: null,
      startsAt: null,
      endsAt: null,
    }
    expect(body.offers).toEqual([offer])
    expect(await snapshotOffers('en')).toEqual([offer])
    expect((await snapshotOffers('zh'))[0].title).toBe('立减 30%')
    await endPromotions(server)
    expect(await snapshotOffers()).toEqual([])
  })

  test('name the figures of their rule, which an admin may change', async () => {
    const { client } = await server.admin()
    const { id } = await createPromotion(server, offersOfSpec.deposit)
    const titles = async () => {
      const own = (offers: { id: string; title: string }[]) => offers.find((offer) => offer.id === id)?.title
      const { body } = await server.visitor().get('/api/offers')
      return [own(body.offers), own(await snapshotOffers('en'))]
    }
    expect(await titles()).toEqual(['Nạp 500.000\u00a0₫, tặng 100.000\u00a0₫', 'Top up ₫500,000, get ₫100,000'])
    await client.patch(`/api/admin/catalog/promotions/${id}`, { version: 1, amount: '150000' })
    expect(await titles()).toEqual(['Nạp 500.000\u00a0₫, tặng 150.000\u00a0₫', 'Top up ₫500,000, get ₫150,000'])
  })

  test('with a code are shown only when the code is public, and apply for whoever has it', async () => {
    const { client } = await server.admin()
    const { id } = await createPromotion(server, { ...offersOfSpec.percent, code: 'BANBE' })
    const seen = [await kindsFor({ client: server.visitor() }), await snapshotOffers()]
    const choice = { planId: 1, locationId: 1, billingPeriod: 'monthly', code: 'banbe' }
    const quote = await (await server.customer()).client.post('/api/vps/quote', choice)
    expect(quote.body.lines).toContainEqual(expect.objectContaining({ kind: 'discount', amount: '-14700' }))
    await client.patch(`/api/admin/catalog/promotions/${id}`, { version: 1, isPublic: true })
    seen.push(await kindsFor({ client: server.visitor() }), await snapshotOffers())
    expect(seen).toEqual([[], [], ['percent'], [expect.objectContaining({ code: 'BANBE' })]])
  })

  test('begin and end by their dates', async () => {
    const at = (ms: number) => new Date(server.clock.now() + ms).toISOString()
    await createPromotion(server, { ...offersOfSpec.deposit, startsAt: at(1000), endsAt: at(2000) })
    const seen = [await kindsFor({ client: server.visitor() }), await snapshotOffers()]
    server.clock.advance(1000)
    seen.push(await kindsFor({ client: server.visitor() }), await snapshotOffers())
    server.clock.advance(1000)
    seen.push(await kindsFor({ client: server.visitor() }), await snapshotOffers())
    const amounts = { amount: '100000', minimum: '500000' }
    expect(seen).toEqual([[], [], ['deposit_bonus'], [expect.objectContaining(amounts)], [], []])
  })

  test('of a customer are those that still apply: no discount after the first order, no second trial or bonus', async () => {
    await createAll()
    const person = await server.customer({ balance: 1_000_000 })
    expect(await kindsFor(person)).toEqual(['deposit_bonus', 'percent', 'referral', 'trial'])
    await queries('users').where({ id: person.user.id }).update({ is_phone_verified: 1 })
    expect((await orderBy(person, { trial: true, totalCost: 0 })).status).toBe(201)
    expect(await kindsFor(person)).toEqual(['deposit_bonus', 'percent', 'referral'])
    await orderBy(person, { totalCost: 49_000 })
    expect(await kindsFor(person)).toEqual(['deposit_bonus', 'referral'])
    const deposit = { amount: '500000', paymentMethod: 'bank_transfer' }
    const { body } = await person.client.post('/api/wallet/deposit', deposit)
    const { client: admin } = await server.admin()
    await admin.patch(`/api/admin/transactions/${body.transaction.id}/status`, { status: 'completed' })
    expect(await kindsFor(person)).toEqual(['referral'])
    expect(await kindsFor({ client: server.visitor() })).toHaveLength(4)
  })

  test('whose last redemption is gone are no longer shown, until it is given back', async () => {
    await createPromotion(server, { ...offersOfSpec.percent, maxRedemptions: 1 })
    const person = await server.customer({ balance: 100_000 })
    const choice = { planId: 1, locationId: 1, billingPeriod: 'monthly' }
    const { body } = await person.client.post('/api/vps/quote', choice)
    await orderBy(person, { name: 'will-FAIL', quoteId: body.quoteId, totalCost: body.total })
    expect(await kindsFor({ client: server.visitor() })).toEqual([])
    await server.runJobs()
    server.clock.advance(3000)
    await server.runJobs()
    expect(await kindsFor({ client: server.visitor() })).toEqual(['percent'])
  })

  test('with an ended session are those of a visitor', async () => {
    await createPromotion(server, offersOfSpec.referral)
    const person = await server.customer()
    await queries('sessions').where({ user_id: person.user.id }).delete()
    expect(await kindsFor(person)).toEqual(['referral'])
  })
})

describe('a promotion', () => {
  const path = '/api/admin/catalog/promotions'

  test('is created and changed by admins, and each change is in the audit log', async () => {
    const { client, user } = await server.admin()
    const { id } = await createPromotion(server, { ...offersOfSpec.percent, code: 'sen10', percent: 10 })
    const changed = await client.patch(`${path}/${id}`, { version: 1, percent: 20, budget: '1000000' })
    expect(changed.body.promotion).toMatchObject({ code: 'SEN10', percent: 20, budget: '1000000', version: 2 })
    const entries = await queries('audit_log').where({ target_id: id }).orderBy('id')
    expect(entries.map(({ action, actor_id }) => [action, actor_id])).toEqual([
      ['promotion.create', user.id],
      ['promotion.change', user.id],
    ])
    expect(JSON.parse(entries[1].before_value).percent).toBe(10)
    expect(JSON.parse(entries[1].after_value).percent).toBe(20)
    const { body } = await client.get(path)
    expect(body.promotions[0]).toEqual(changed.body.promotion)
  })

  test('that was changed meanwhile is not overwritten', async () => {
    const { client } = await server.admin()
    const { id } = await createPromotion(server, offersOfSpec.percent)
    const changes = await Promise.all(
      [10, 20, 40].map((percent) => client.patch(`${path}/${id}`, { version: 1, percent })),
    )
    expect(changes.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(changes.find(({ status }) => status === 409)?.body.code).toBe('catalog_changed')
    expect((await client.patch(`${path}/unknown`, { version: 1, percent: 10 })).status).toBe(404)
  })

  test.each([
    [{ ...offersOfSpec.percent, percent: null }, 'percent'],
    [{ ...offersOfSpec.percent, percent: 101 }, 'percent'],
    [{ ...offersOfSpec.deposit, minimum: null }, 'minimum'],
    [{ ...offersOfSpec.trial, days: null }, 'days'],
    [{ ...offersOfSpec.trial, code: 'THU7NGAY' }, 'code'],
    [{ ...offersOfSpec.referral, amount: '0' }, 'amount'],
    [{ ...offersOfSpec.referral, amount: '999999999999999' }, 'amount'],
    [{ ...offersOfSpec.deposit, amount: '1000000', minimum: '50000' }, 'amount'],
    [{ ...offersOfSpec.deposit, budget: '1000000000000' }, 'budget'],
    [{ ...offersOfSpec.percent, code: 'có dấu' }, 'code'],
    [{ ...offersOfSpec.percent, planIds: [] }, 'planIds'],
    [{ ...offersOfSpec.percent, planIds: [1, 999_999] }, 'planIds'],
    [{ ...offersOfSpec.percent, startsAt: '2027-01-02T00:00:00.000Z', endsAt: '2027-01-01T00:00:00.000Z' }, 'endsAt'],
    [{ ...offersOfSpec.percent, title: { vi: 'Chỉ tiếng Việt', en: '', zh: 'x' } }, 'title.en'],
  ])('%j is refused with 422', async (promotion, field) => {
    const { client } = await server.admin()
    const description = { vi: 'x', en: 'x', zh: 'x' }
    const { status, body } = await client.post(path, { description, ...promotion })
    expect([status, body.errors?.[0]?.path]).toEqual([422, field])
  })

  test.each([
    [{ ...offersOfSpec.deposit, title: { vi: 'Nạp 500K tặng 100K', en: 'x', zh: 'x' } }, 'title.vi'],
    [{ ...offersOfSpec.deposit, title: { vi: 'x', en: 'x', zh: '充值 50 万' } }, 'title.zh'],
    [{ ...offersOfSpec.percent, description: { vi: 'x', en: 'Half price, 50% off', zh: 'x' } }, 'description.en'],
    [{ ...offersOfSpec.trial, title: { vi: 'Thử {percent}', en: 'x', zh: 'x' } }, 'title.vi'],
  ])('%j says a figure that would not follow its rule, and is refused with 422', async (promotion, field) => {
    const { client } = await server.admin()
    const description = { vi: 'x', en: 'x', zh: 'x' }
    const { status, body } = await client.post(path, { description, ...promotion })
    expect([status, body.errors?.[0]?.path]).toEqual([422, field])
    expect(body.errors[0].message).toMatch(/\{(minimum|percent|days)\}/)
  })

  test('with figures in its texts from earlier can be switched off, but not get another figure', async () => {
    const { client } = await server.admin()
    const { id } = await createPromotion(server, offersOfSpec.deposit)
    const title = JSON.stringify({ vi: 'Nạp 500K', en: 'x', zh: 'x' })
    await queries('promotions').where({ id }).update({ title })
    const refused = await client.patch(`${path}/${id}`, { version: 1, amount: '150000' })
    expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([422, 'title.vi'])
    expect((await client.patch(`${path}/${id}`, { version: 1, isActive: false })).status).toBe(200)
  })

  test('with the code of another one is refused with 422', async () => {
    const { client } = await server.admin()
    await createPromotion(server, { ...offersOfSpec.percent, code: 'TRUNG' })
    const description = { vi: 'x', en: 'x', zh: 'x' }
    const { status, body } = await client.post(path, { ...offersOfSpec.percent, description, code: 'trung' })
    expect([status, body.errors]).toMatchObject([
      422,
      [{ path: 'code', message: 'Mã này đã thuộc về một ưu đãi khác' }],
    ])
  })
})
