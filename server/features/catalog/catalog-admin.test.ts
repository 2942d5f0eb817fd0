import { describe, expect, test } from 'vitest'
import { startTestServer } from '#server/testing/server-test-tools.ts'

const server = await startTestServer()
const { client } = await server.admin()
const visitor = server.visitor()

const inEach = (text: string) => ({ vi: `${text} vi`, en: `${text} en`, zh: `${text} zh` })
const features = { vi: ['Một'], en: ['One'], zh: ['一'] }

const path = (kind: string, id?: string | number) => `/api/admin/catalog/${kind}${id === undefined ? '' : `/${id}`}`
const publicCatalog = async (language = 'en') =>
  (await visitor.get('/api/catalog', { 'accept-language': language })).body
const revision = async () => (await publicCatalog()).revision
const lastAudit = async () => {
  const row = await server.database
    .queries('audit_log')
    .where('action', 'like', 'catalog.%')
    .orderBy('id', 'desc')
    .first()
  return {
    action: row.action,
    target: row.target_id,
    before: JSON.parse(row.before_value),
    after: JSON.parse(row.after_value),
  }
}

/** A new entry of each kind, a change of it, and where the public catalogue shows it. */
const kinds = [
  {
    kind: 'series',
    one: 'series',
    id: 'bare-metal',
    shownIn: 'series',
    entry: { id: 'bare-metal', name: inEach('Bare'), description: inEach('Metal') },
    change: { name: inEach('Iron') },
  },
  {
    kind: 'images',
    one: 'image',
    id: 'alpine-3',
    shownIn: 'operatingSystems',
    entry: { id: 'alpine-3', name: 'Alpine 3', endOfLife: '2027-11-01', successorIds: ['debian-13'], minRam: 1 },
    change: { endOfLife: '2028-05-01' },
  },
  {
    kind: 'locations',
    one: 'location',
    id: 5,
    shownIn: 'locations',
    entry: { name: 'Da Nang', city: inEach('Da Nang'), country: inEach('Vietnam'), flag: 'vn' },
    change: { isSoldOut: true },
  },
  {
    kind: 'categories',
    one: 'category',
    id: 'mail',
    shownIn: 'categories',
    entry: { id: 'mail', name: inEach('Mail'), description: inEach('Mail') },
    change: { description: inEach('Letters') },
  },
  {
    kind: 'plans',
    one: 'plan',
    id: 7,
    shownIn: 'plans',
    entry: {
      seriesId: 'vps',
      name: 'Mega',
      cpu: 8,
      ram: 16,
      storage: 160,
      bandwidth: 8000,
      ipv4: 1,
      features,
      prices: { monthly: { amount: 500_000 }, yearly: { amount: '5000000', listAmount: '6000000' } },
    },
    change: { ram: 32 },
  },
  {
    kind: 'products',
    one: 'product',
    id: 'mail-box',
    shownIn: 'products',
    entry: {
      id: 'mail-box',
      categoryId: 'gpu',
      name: inEach('Box'),
      description: inEach('Box'),
      features,
      price: '79000',
    },
    change: { price: '99000' },
  },
] as const

describe.each(kinds)('$kind', ({ kind, one, id, shownIn, entry, change }) => {
  const key = { 'idempotency-key': `new-${kind}` }

  test('are added once, audited, and shown at once in every language', async () => {
    const before = await revision()
    const created = await client.post(path(kind), entry, key)
    expect([created.status, created.body[one].id, created.body[one].version]).toEqual([201, id, 1])
    const again = await client.post(path(kind), entry, key)
    expect([again.status, again.headers.get('idempotency-replayed'), again.body]).toEqual([201, 'true', created.body])
    expect(await revision()).toBe(before + 1)
    for (const language of ['vi', 'en', 'zh']) {
      const shown = (await publicCatalog(language))[shownIn].find((item: { id: unknown }) => item.id === id)
      expect(shown.name).toMatch('name' in entry && typeof entry.name === 'string' ? entry.name : new RegExp(language))
    }
    expect(await lastAudit()).toMatchObject({ action: `catalog.${one}.create`, target: String(id), before: null })
  })

  test('are changed by version; a second admin with the old version changes nothing', async () => {
    const before = await revision()
    const changed = await client.patch(path(kind, id), { version: 1, ...change })
    expect([changed.status, changed.body[one]]).toMatchObject([200, { ...change, version: 2 }])
    expect(await revision()).toBe(before + 1)
    const [field = ''] = Object.keys(change)
    const audit = await lastAudit()
    expect(audit).toMatchObject({ action: `catalog.${one}.change`, target: String(id) })
    expect([Object.keys(audit.before), Object.keys(audit.after)]).toEqual([[field], [field]])

    const stale = await client.patch(path(kind, id), { version: 1, position: 77 })
    expect([stale.status, stale.body.code]).toEqual([409, 'catalog_changed'])
    const { body } = await client.get(path(kind))
    expect(body[kind].find((item: { id: unknown }) => item.id === id)).toEqual(changed.body[one])
  })

  test('of two changes at the same time one is made, and the other is told so', async () => {
    const both = await Promise.all([21, 22].map((position) => client.patch(path(kind, id), { version: 2, position })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('that change nothing are not audited, and raise no revision', async () => {
    const count = () => server.database.queries('audit_log').where('action', 'like', 'catalog.%').count({ n: '*' })
    const before = [await count(), await revision()]
    expect((await client.patch(path(kind, id), { version: 3, ...change })).body[one].version).toBe(3)
    expect([await count(), await revision()]).toEqual(before)
  })

  test('are withdrawn from sale instead of deleted', async () => {
    expect((await client.patch(path(kind, id), { version: 3, isOffered: false })).status).toBe(200)
    const shown = (await publicCatalog())[shownIn].map((item: { id: unknown }) => item.id)
    expect(shown).not.toContain(id)
    const listed = (await client.get(path(kind))).body[kind].find((item: { id: unknown }) => item.id === id)
    expect(listed).toMatchObject({ isOffered: false, version: 4 })
  })

  test('with an id that is taken, or unknown fields, are refused', async () => {
    if ('id' in entry) {
      const taken = await client.post(path(kind), entry)
      expect([taken.status, taken.body.code]).toEqual([409, 'already_exists'])
    }
    expect((await client.post(path(kind), { ...entry, version: 9 })).status).toBe(422)
  })

  test('are listed in pages, in the order of their positions', async () => {
    const { body: all } = await client.get(path(kind))
    const ids: unknown[] = []
    let cursor = ''
    do {
      const { body } = await client.get(`${path(kind)}?limit=2${cursor && `&cursor=${cursor}`}`)
      ids.push(...body[kind].map((item: { id: unknown }) => item.id))
      cursor = body.nextCursor ?? ''
    } while (cursor)
    expect(ids).toEqual(all[kind].map((item: { id: unknown }) => item.id))
    expect(all.nextCursor).toBeNull()
  })
})

describe('what contradicts itself is refused, with a message for its field', () => {
  const plan = kinds[4].entry
  const product = kinds[5].entry
  test.each([
    ['series', { ...kinds[0].entry, id: 'x', name: { vi: 'Một', en: 'One' } }, 'name.zh'],
    ['series', { ...kinds[0].entry, id: 'x', name: { vi: 'Một', en: 'One', zh: ' \u200b' } }, 'name.zh'],
    ['series', { ...kinds[0].entry, id: 'No Slug' }, 'id'],
    ['plans', { ...plan, seriesId: 'nothing' }, 'seriesId'],
    ['plans', { ...plan, cpu: 0 }, 'cpu'],
    ['plans', { ...plan, ram: 1.5 }, 'ram'],
    ['plans', { ...plan, storage: -20 }, 'storage'],
    ['plans', { ...plan, soldOutLocations: [99] }, 'soldOutLocations'],
    ['plans', { ...plan, features: { ...features, zh: [] } }, 'features'],
    ['plans', { ...plan, name: 'x'.repeat(51) }, 'name'],
    [
      'plans',
      { ...plan, prices: { ...plan.prices, monthly: { amount: '2000', listAmount: '2000' } } },
      'prices.monthly.listAmount',
    ],
    ['images', { ...kinds[1].entry, id: 'x', endOfLife: '2027-02-30' }, 'endOfLife'],
    ['images', { ...kinds[1].entry, id: 'x', successorIds: ['nothing'] }, 'successorIds'],
    ['images', { ...kinds[1].entry, id: 'longer-than-sixteen' }, 'id'],
    ['locations', { ...kinds[2].entry, flag: 'Vietnam' }, 'flag'],
    ['products', { ...product, id: 'x', price: null }, 'price'],
    ['products', { ...product, id: 'x', planId: 1 }, 'price'],
    ['products', { ...product, id: 'x', price: null, planId: 99 }, 'planId'],
    ['products', { ...product, id: 'x', categoryId: 'nothing' }, 'categoryId'],
    ['products', { ...product, id: 'x', price: '79000.5' }, 'price'],
    ['prices', { planId: 1, billingPeriod: 'monthly', amount: '0' }, 'amount'],
    ['prices', { planId: 1, billingPeriod: 'monthly', amount: '49000', listAmount: '48000' }, 'listAmount'],
    [
      'prices',
      { planId: 1, billingPeriod: 'monthly', amount: '49000', validFrom: '2020-01-01T00:00:00.000Z' },
      'validFrom',
    ],
    ['prices', { planId: 99, billingPeriod: 'monthly', amount: '49000' }, 'planId'],
  ])('%s %j', async (kind, entry, field) => {
    const before = await revision()
    for (const language of ['vi', 'en', 'zh']) {
      const { status, body } = await client.post(path(kind), entry, { 'accept-language': language })
      expect([status, body.errors[0].path]).toEqual([422, field])
    }
    expect(await revision()).toBe(before)
  })

  test('a system that follows itself', async () => {
    const { body } = await client.patch(path('images', 'debian'), { version: 1, successorIds: ['debian'] })
    expect(body.errors[0].path).toBe('successorIds')
  })
})

describe('the promises of a plan', () => {
  const plan = kinds[4].entry
  const least = { backup: null, uptime: '99.9', ddos: false, windows: false, snapshots: false, support: 'standard' }
  const publicPlan = async (id: number) => (await publicCatalog()).plans.find((item: { id: unknown }) => item.id === id)

  test('are the least ones where none are stated, whatever its features say', async () => {
    const words = { vi: ['Sao lưu hàng ngày'], en: ['Daily backups'], zh: ['每日备份'] }
    const { status, body } = await client.post(path('plans'), { ...plan, name: 'Words', features: words })
    expect([status, body.plan.promises]).toEqual([201, least])
    expect((await publicPlan(body.plan.id)).promises).toEqual(least)
  })

  test('are the least ones in a plan that the previous version has added', async () => {
    const { body } = await client.post(path('plans'), { ...plan, name: 'Before', promises: { ...least, ddos: true } })
    const { id } = body.plan
    await server.database.queries('plans').where({ id }).update({ promises: null })
    const { body: changed } = await client.patch(path('plans', id), { version: 1, cpu: 9 })
    expect(changed.plan).toMatchObject({ cpu: 9, promises: least })
  })

  test('are changed and audited as a whole, and stay when a change leaves them out or rewords the features', async () => {
    const { body } = await client.post(path('plans'), { ...plan, name: 'Promising' })
    const { id } = body.plan
    const promises = { ...least, backup: 'daily', uptime: '99.99' }
    const changed = await client.patch(path('plans', id), { version: 1, promises })
    expect([changed.status, changed.body.plan.promises]).toEqual([200, promises])
    expect(await lastAudit()).toMatchObject({ before: { promises: least }, after: { promises } })
    expect((await publicPlan(id)).promises).toEqual(promises)
    const reworded = { vi: ['Khác'], en: ['Other'], zh: ['其他'] }
    const kept = await client.patch(path('plans', id), { version: 2, features: reworded })
    expect(kept.body.plan).toMatchObject({ features: reworded, promises })
  })

  test.each([
    ['an unknown one', { ...least, uptime: '100' }, 'promises.uptime'],
    ['only some', { backup: 'daily' }, 'promises.uptime'],
  ])('are refused: %s', async (_, promises, field) => {
    const { status, body } = await client.post(path('plans'), { ...plan, name: 'Refused', promises })
    expect([status, body.errors[0].path]).toEqual([422, field])
  })
})

test('a plan that is a product gives it its price, name and specifications', async () => {
  const before = (await publicCatalog()).products.find(({ id }: { id: string }) => id === 'vps-standard')
  expect(before).toMatchObject({ price: 89_000, planId: 2 })
  expect(before.features).toEqual([
    ...['2 vCPU', '2 GB memory', '40 GB NVMe', '2 TB bandwidth', '1 IPv4'],
    ...['Full root access', 'Linux or Windows Server'],
  ])
  await client.patch(path('plans', 2), { version: 1, storage: 50 })
  await client.post(path('prices'), { planId: 2, billingPeriod: 'monthly', amount: '95000' })
  const after = (await publicCatalog('vi')).products.find(({ id }: { id: string }) => id === 'vps-standard')
  expect([after.price, after.features[2]]).toEqual([95_000, '50 GB NVMe'])
})

test('what belongs to something withdrawn is not shown either, nor sold', async () => {
  await client.patch(path('series', 'cloud-vps'), { version: 1, isOffered: false })
  await client.patch(path('categories', 'gpu'), { version: 1, isOffered: false })
  const { plans, products, series } = await publicCatalog()
  expect(plans.map(({ seriesId }: { seriesId: string }) => seriesId)).not.toContain('cloud-vps')
  expect(products.map(({ category }: { category: string }) => category)).not.toContain('gpu')
  expect(series).toHaveLength(1)
  const { client: customer } = await server.customer({ balance: 1_000_000 })
  const order = { planId: 5, locationId: 1, name: 'web', operatingSystem: 'ubuntu', billingPeriod: 'monthly' }
  const { status, body } = await customer.post('/api/vps/order', { ...order, totalCost: 99_000 })
  expect([status, body.errors[0].path]).toEqual([422, 'planId'])
})
