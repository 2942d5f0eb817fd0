// @module-tag mariadb
import { afterEach, describe, expect, test } from 'vitest'
import { checkLedger } from '#server/features/wallet/ledger-check-store.ts'
import { createPromotion, endPromotions, offersOfSpec } from '#server/testing/promotion-test-tools.ts'
import { SANDBOX_DELAY, startTestServer, type TestUser } from '#server/testing/server-test-tools.ts'

const server = await startTestServer()
const MINUTE = 60_000
afterEach(() => endPromotions(server))

const choice = { planId: 1, locationId: 1, billingPeriod: 'monthly' }
const order = { ...choice, name: 'web-01', operatingSystem: 'ubuntu' }

const quote = ({ client }: TestUser, change: object = {}, headers?: Record<string, string>) =>
  client.post('/api/vps/quote', { ...choice, ...change }, headers)
const orderAt = (
  { client }: TestUser,
  total: string | undefined,
  change: object = {},
  headers?: Record<string, string>,
) => client.post('/api/vps/order', { ...order, totalCost: total, ...change }, headers)
const balanceOf = async ({ client, user }: TestUser) =>
  (await client.get(`/api/wallet/balance/${user.id}`)).body.balance
const instancesOf = async ({ client, user }: TestUser) => (await client.get(`/api/vps/user/${user.id}`)).body

/** Quotes an order, and orders with that quote. */
async function orderQuoted(person: TestUser, change: object = {}) {
  const { body } = await quote(person, change)
  const { code: _, ...ordered } = change as { code?: string }
  return orderAt(person, body.total, { ...ordered, quoteId: body.quoteId })
}

/** Runs the jobs, before and after the time that the sandbox takes. */
async function provision() {
  await server.runJobs()
  server.clock.advance(SANDBOX_DELAY)
  await server.runJobs()
}

const promotionOf = async (id: string) => {
  const { client } = await server.admin()
  const { body } = await client.get('/api/admin/catalog/promotions?limit=200')
  return body.promotions.find((promotion: { id: string }) => promotion.id === id)
}

describe('a quote', () => {
  test('without an offer is the list price, and the next charge is the same a month later', async () => {
    server.clock.set('2026-11-21T03:00:00.000Z')
    const { status, body } = await quote(await server.customer())
    expect(status).toBe(200)
    expect(body).toEqual({
      quoteId: expect.any(String),
      lines: [{ kind: 'plan', label: 'Gói Basic, 1 tháng', amount: '49000' }],
      total: '49000',
      nextCharge: { amount: '49000', date: '2026-12-21T03:00:00.000Z' },
      regularAmount: '49000',
      offerId: null,
      discountedPeriods: 0,
      trialEndsAt: null,
      expiresAt: '2026-11-21T03:15:00.000Z',
    })
  })

  test('has the discount of a first order as a line, in the language of the caller', async () => {
    const { id } = await createPromotion(server, offersOfSpec.percent)
    const person = await server.customer()
    const { body } = await quote(person, {}, { 'accept-language': 'en' })
    expect(body).toMatchObject({
      lines: [
        { kind: 'plan', label: 'Basic plan, 1 month', amount: '49000' },
        { kind: 'discount', label: '30% off', amount: '-14700' },
      ],
      total: '34300',
      nextCharge: { amount: '34300' },
      regularAmount: '49000',
      offerId: id,
      discountedPeriods: 3,
    })
    const chinese = await quote(person, {}, { 'accept-language': 'zh' })
    expect(chinese.body.lines.map(({ label }: { label: string }) => label)).toEqual(['Basic 套餐，1 个月', '立减 30%'])
    expect((await quote(person, { billingPeriod: 'yearly' })).body).toMatchObject({ total: '490000', offerId: null })
  })

  test('is refused after thirty unknown codes in a quarter of an hour, also with a code that is right', async () => {
    const person = await server.customer()
    await createPromotion(server, { ...offersOfSpec.percent, code: 'BIMAT', percent: 10 })
    const codes = Array.from({ length: 30 }, (_, index) => `DOAN${index}`)
    const tried = await Promise.all(codes.map((code) => quote(person, { code })))
    expect(new Set(tried.map(({ status }) => status))).toEqual(new Set([422]))
    expect((await quote(person, { code: 'BIMAT' })).body.code).toBe('too_many_tries')
    server.clock.advance(15 * 60_000)
    for (let time = 0; time < 40; time += 1) expect((await quote(person, { code: 'BIMAT' })).status).toBe(200)
  })

  test('takes a code that applies instead of the better offer that needs none', async () => {
    await createPromotion(server, offersOfSpec.percent)
    await createPromotion(server, { ...offersOfSpec.percent, code: 'SEN10', percent: 10 })
    const person = await server.customer()
    expect((await quote(person, { code: ' sen10 ' })).body.total).toBe('44100')
    expect((await quote(person, { code: '' })).body.total).toBe('34300')
  })

  test.each([
    ['KHONGCO', {}, {}, 'Không có mã này. Vui lòng kiểm tra lại chính tả.'],
    ['HETHAN', { endsAt: '2026-11-20T00:00:00.000Z' }, {}, 'Mã này đã hết hạn.'],
    ['CHUADEN', { startsAt: '2030-01-01T00:00:00.000Z' }, {}, 'Mã này chưa đến ngày áp dụng.'],
    ['GOIKHAC', { planIds: [3] }, {}, 'Mã này không áp dụng cho gói đã chọn.'],
    ['THEOTHANG', {}, { billingPeriod: 'yearly' }, 'Mã này không áp dụng cho chu kỳ thanh toán đã chọn.'],
    ['DONLON', { minimum: '1000000' }, {}, 'Đơn hàng chưa đạt giá trị tối thiểu của mã này.'],
  ])('with the code %s that does not apply says why', async (code, promotion, change, message) => {
    if (code !== 'KHONGCO') await createPromotion(server, { ...offersOfSpec.percent, code, ...promotion })
    const { status, body } = await quote(await server.customer(), { code, ...change })
    expect([status, body.code, body.errors]).toEqual([422, 'code_invalid', [{ path: 'code', message }]])
  })

  test('of a choice that is not in the catalogue is refused with 422', async () => {
    const person = await server.customer()
    expect((await quote(person, { planId: 99 })).body.errors).toMatchObject([{ path: 'planId' }])
    expect((await quote(person, { locationId: 99 })).body.errors).toMatchObject([{ path: 'locationId' }])
  })
})

describe('an order with a quote', () => {
  test('is charged exactly its total, and keeps the discount for the next periods', async () => {
    const { id } = await createPromotion(server, offersOfSpec.percent)
    const person = await server.customer({ balance: 100_000 })
    const { body: quoted } = await quote(person)
    server.clock.advance(14 * MINUTE)
    const { status, body } = await orderAt(person, '34300', { quoteId: quoted.quoteId })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      vps: { price: '49000', nextCharge: quoted.nextCharge, nextBillingDate: quoted.nextCharge.date },
      transaction: { type: 'payment', amount: '-34300' },
      balance: '65700',
    })
    expect(await promotionOf(id)).toMatchObject({ redemptions: 1, given: '14700' })
    const { body: second } = await quote(person)
    expect(second).toMatchObject({ total: '49000', offerId: null })
  })

  test('whose machine cannot be created gets back what was paid, and the discount of a first order', async () => {
    const { id } = await createPromotion(server, offersOfSpec.percent)
    const person = await server.customer({ balance: 34_300 })
    const { body: quoted } = await quote(person)
    await orderAt(person, '34300', { name: 'will-FAIL', quoteId: quoted.quoteId })
    await provision()
    expect(await balanceOf(person)).toBe('34300')
    expect(await promotionOf(id)).toMatchObject({ redemptions: 0, given: '0' })
    expect((await orderQuoted(person)).body).toMatchObject({ transaction: { amount: '-34300' }, balance: '0' })
  })

  test('that has expired is refused with 409, and nothing is charged', async () => {
    const person = await server.customer({ balance: 100_000 })
    const { body } = await quote(person)
    server.clock.advance(15 * MINUTE)
    const refused = await orderAt(person, '49000', { quoteId: body.quoteId })
    expect([refused.status, refused.body.code]).toEqual([409, 'quote_expired'])
    expect(await balanceOf(person)).toBe('100000')
    // It comes with what the order costs now.
    const { quoteId, total } = refused.body.quote
    expect((await orderAt(person, total, { quoteId })).status).toBe(201)
  })

  test('that was altered, or is not a quote at all, is refused with 409', async () => {
    const person = await server.customer({ balance: 100_000 })
    const { body } = await quote(person)
    const [text = '', signature = ''] = String(body.quoteId).split('.')
    const cheaper = JSON.parse(Buffer.from(text, 'base64url').toString())
    const forged = Buffer.from(JSON.stringify({ ...cheaper, total: 1, listPrice: 1 })).toString('base64url')
    for (const quoteId of [
      `${forged}.${signature}`,
      `${text}.`,
      text,
      'x',
      `${text}.${signature}=`,
      `${body.quoteId}.x`,
    ]) {
      const refused = await orderAt(person, '1', { quoteId })
      expect([quoteId, refused.status, refused.body.code]).toEqual([quoteId, 409, 'quote_expired'])
    }
    expect(await balanceOf(person)).toBe('100000')
  })

  test("that is another customer's is refused with 403", async () => {
    const [one, two] = [await server.customer({ balance: 100_000 }), await server.customer({ balance: 100_000 })]
    const { body } = await quote(one)
    const refused = await orderAt(two, body.total, { quoteId: body.quoteId })
    expect([refused.status, refused.body.code]).toEqual([403, 'not_yours'])
  })

  test('for another choice or another total is refused with a new quote, which can be ordered', async () => {
    const person = await server.customer({ balance: 1_000_000 })
    const { body } = await quote(person)
    for (const change of [{ planId: 2 }, { billingPeriod: 'yearly' }, { locationId: 2 }, { totalCost: '1' }]) {
      const refused = await orderAt(person, '49000', { quoteId: body.quoteId, ...change })
      const code = 'totalCost' in change ? 'price_changed' : 'quote_mismatch'
      expect([change, refused.status, refused.body.code]).toEqual([change, 409, code])
      expect(refused.body.quote.total).toBe(
        { planId: '89000', billingPeriod: '490000' }[Object.keys(change)[0] ?? ''] ?? '49000',
      )
    }
    const refused = await orderAt(person, '49000', { quoteId: body.quoteId, planId: 2 })
    const { quoteId, total } = refused.body.quote
    expect((await orderAt(person, total, { quoteId, planId: 2 })).status).toBe(201)
  })

  test('is ordered at its total, also without repeating it; without a quote the total is required', async () => {
    const person = await server.customer({ balance: 100_000 })
    const { body } = await quote(person)
    const without = await orderAt(person, undefined)
    expect([without.status, without.body.errors]).toMatchObject([422, [{ path: 'totalCost' }]])
    const { status, body: ordered } = await orderAt(person, undefined, { quoteId: body.quoteId })
    expect([status, ordered.balance]).toEqual([201, '51000'])
  })

  test('whose offer was switched off or changed is refused with a new quote at the list price', async () => {
    const promotion = await createPromotion(server, offersOfSpec.percent)
    const { client } = await server.admin()
    const person = await server.customer({ balance: 100_000 })
    const { body } = await quote(person)
    const changed = { version: promotion.version, percent: 20 }
    await client.patch(`/api/admin/catalog/promotions/${promotion.id}`, changed)
    const refused = await orderAt(person, '34300', { quoteId: body.quoteId })
    expect([refused.status, refused.body.code, refused.body.quote.total]).toEqual([409, 'price_changed', '39200'])
    await endPromotions(server)
    const again = await orderAt(person, '39200', { quoteId: refused.body.quote.quoteId })
    expect([again.status, again.body.quote]).toMatchObject([409, { total: '49000', offerId: null }])
    expect(await balanceOf(person)).toBe('100000')
  })

  test('whose price has changed in the catalogue, or whose plan is sold out, is refused before anything is paid', async () => {
    const person = await server.customer({ balance: 1_000_000 })
    const { client: admin } = await server.admin()
    const { body } = await quote(person, { planId: 2 })
    const price = { planId: 2, billingPeriod: 'monthly', amount: 95_000, listAmount: null }
    const changed = await admin.post('/api/admin/catalog/prices', price)
    expect([changed.status, changed.body]).toMatchObject([201, {}])
    server.clock.advance(1000)
    const refused = await orderAt(person, '89000', { quoteId: body.quoteId, planId: 2 })
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'price_changed', quote: { total: '95000' } }])
    const { plans } = (await admin.get('/api/admin/catalog/plans')).body
    const { version } = plans.find(({ id }: { id: number }) => id === 2)
    await admin.patch('/api/admin/catalog/plans/2', { version, isSoldOut: true })
    expect((await quote(person, { planId: 2 })).body.code).toBe('sold_out')
    const { quoteId, total } = refused.body.quote
    expect((await orderAt(person, total, { quoteId, planId: 2 })).body.code).toBe('sold_out')
    expect(await balanceOf(person)).toBe('1000000')
  })

  test('whose offer ends by its date within the fifteen minutes is still valid', async () => {
    const endsAt = new Date(server.clock.now() + 5 * MINUTE).toISOString()
    await createPromotion(server, { ...offersOfSpec.percent, endsAt })
    const person = await server.customer({ balance: 100_000 })
    const { body } = await quote(person)
    server.clock.advance(10 * MINUTE)
    expect((await quote(person)).body.total).toBe('49000')
    expect((await orderAt(person, '34300', { quoteId: body.quoteId })).status).toBe(201)
  })

  test('of a whole price costs nothing and has no payment, and is found again with its key', async () => {
    await createPromotion(server, { ...offersOfSpec.percent, code: 'MIENPHI', percent: 100, periods: 1 })
    const person = await server.customer()
    const { body } = await quote(person, { code: 'MIENPHI' })
    const key = { 'idempotency-key': 'free' }
    const first = await orderAt(person, '0', { quoteId: body.quoteId }, key)
    expect(first.body).toMatchObject({ transaction: null, balance: '0', vps: { nextCharge: { amount: '49000' } } })
    const again = await orderAt(person, '0', { quoteId: body.quoteId }, key)
    expect([again.status, again.body]).toEqual([201, first.body])
    expect(await instancesOf(person)).toHaveLength(1)
    await provision()
    expect(await instancesOf(person)).toMatchObject([{ status: 'active' }])
  })

  test('and the same key, sent concurrently, has one instance and one redemption', async () => {
    const { id } = await createPromotion(server, offersOfSpec.percent)
    const person = await server.customer({ balance: 100_000 })
    const { body } = await quote(person)
    const key = { 'idempotency-key': 'twice' }
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => orderAt(person, '34300', { quoteId: body.quoteId }, key)),
    )
    expect(new Set(responses.map(({ status, body: { vps } }) => `${status} ${vps.id}`)).size).toBe(1)
    expect(await promotionOf(id)).toMatchObject({ redemptions: 1 })
    expect(await balanceOf(person)).toBe('65700')
  })
})

describe('concurrent orders', () => {
  /** Customers with the money for an order. One after the other, since their passwords are hashed. */
  async function customers(count: number): Promise<TestUser[]> {
    const people: TestUser[] = []
    while (people.length < count) people.push(await server.customer({ balance: 49_000 }))
    return people
  }

  test('of one customer: only one of two first orders has the discount of a first order', async () => {
    await createPromotion(server, { ...offersOfSpec.percent, maxPerUser: null })
    const person = await server.customer({ balance: 1_000_000 })
    const quotes = [await quote(person), await quote(person)]
    const responses = await Promise.all(quotes.map(({ body }) => orderAt(person, '34300', { quoteId: body.quoteId })))
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409])
    const refused = responses.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({ code: 'price_changed', quote: { total: '49000' } })
    expect(await balanceOf(person)).toBe('965700')
  })

  test('of fifty customers: one gets the last redemption, and the others a new quote', async () => {
    const promotion = await createPromotion(server, { ...offersOfSpec.percent, maxRedemptions: 1 })
    const people = await customers(50)
    const quotes = await Promise.all(people.map((person) => quote(person)))
    const responses = await Promise.all(
      people.map((person, index) => orderAt(person, '34300', { quoteId: quotes[index]?.body.quoteId })),
    )
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1)
    const refused = responses.filter(({ status }) => status === 409)
    expect(refused).toHaveLength(49)
    for (const { body } of refused) expect(body).toMatchObject({ code: 'price_changed', quote: { total: '49000' } })
    expect(await promotionOf(promotion.id)).toMatchObject({ redemptions: 1, given: '14700' })
  })

  test('never exceed the budget of a promotion', async () => {
    const promotion = await createPromotion(server, { ...offersOfSpec.percent, budget: '30000' })
    const people = await customers(6)
    const quotes = await Promise.all(people.map((person) => quote(person)))
    await Promise.all(people.map((person, index) => orderAt(person, '34300', { quoteId: quotes[index]?.body.quoteId })))
    expect(await promotionOf(promotion.id)).toMatchObject({ redemptions: 2, given: '29400' })
  })
})

describe('the check of the ledger', () => {
  test('finds a discount that was not redeemed, and a promotion that counts another number', async () => {
    const { id } = await createPromotion(server, offersOfSpec.percent)
    const person = await server.customer({ balance: 100_000 })
    const { body: quoted } = await quote(person)
    const { body } = await orderAt(person, '34300', { quoteId: quoted.quoteId })
    const { queries } = server.database
    const redemption = queries('redemptions').where({ instance_id: body.vps.id })
    await redemption.clone().update({ amount: 14_701 })
    expect(await checkLedger(queries)).toEqual([
      `the instance has another discount than was redeemed: ${body.vps.id}`,
      `the promotion counts other redemptions than it has: ${id}`,
    ])
    await redemption.clone().update({ amount: 14_700 })
    expect(await checkLedger(queries)).toEqual([])
  })
})
