// @module-tag mariadb
import { describe, expect, test } from 'vitest'
import { startTestServer } from '#server/testing/server-test-tools.ts'

const server = await startTestServer()
const visitor = server.visitor()
const DAY = 24 * 60 * 60_000

const admin = async () => (await server.admin()).client
const setPrice = async (planId: number, amount: number, more: object = {}) =>
  (await admin()).post('/api/admin/catalog/prices', { planId, billingPeriod: 'monthly', amount, ...more })
const shownPrice = async (planId: number) => {
  const { plans } = (await visitor.get('/api/vps/catalog')).body
  return plans.find(({ id }: { id: number }) => id === planId).prices.monthly.amount
}
const order = (planId: number, totalCost: number, more: object = {}) => ({
  planId,
  locationId: 1,
  name: 'web',
  operatingSystem: 'ubuntu',
  billingPeriod: 'monthly',
  totalCost,
  ...more,
})

test('a new price is shown and charged at once, and instances keep theirs', async () => {
  const { client, user } = await server.customer({ balance: 1_000_000 })
  const { body: bought } = await client.post('/api/vps/order', order(1, 49_000))
  expect(bought.vps).toMatchObject({ price: '49000', location: 'Ho Chi Minh', planName: 'Basic' })
  const { status, body } = await setPrice(1, 52_000, { listAmount: '60000', expectedAmount: '49000' })
  expect([status, body.price]).toMatchObject([201, { amount: '52000', listAmount: '60000', state: 'current' }])
  expect(await shownPrice(1)).toBe(52_000)
  const old = await client.post('/api/vps/order', order(1, 49_000))
  expect([old.status, old.body.code]).toEqual([409, 'price_changed'])
  expect((await client.post('/api/vps/order', order(1, 52_000))).status).toBe(201)
  const { body: instances } = await client.get(`/api/vps/user/${user.id}`)
  expect(instances.map(({ price }: { price: string }) => price)).toEqual(['52000', '49000'])
})

test('a price of a later time is in force from that moment on, without anybody doing anything', async () => {
  const { client } = await server.customer({ balance: 1_000_000 })
  const validFrom = new Date(server.clock.now() + DAY).toISOString()
  const { body } = await setPrice(2, 95_000, { validFrom })
  expect(body.price).toMatchObject({ state: 'future', validFrom })
  const planRow = async () => (await (await admin()).get('/api/admin/catalog/plans')).body.plans[1]
  expect(await planRow()).toMatchObject({ prices: { monthly: { amount: '89000' } }, nextPriceAt: validFrom })
  const { headers } = await visitor.get('/api/vps/catalog')
  const etag = headers.get('etag') ?? ''

  server.clock.advance(DAY - 1)
  expect(await shownPrice(2)).toBe(89_000)
  expect((await visitor.get('/api/vps/catalog', { 'if-none-match': etag })).status).toBe(304)
  expect((await client.post('/api/vps/order', order(2, 95_000))).status).toBe(409)
  server.clock.advance(1)
  expect(await shownPrice(2)).toBe(95_000)
  expect((await visitor.get('/api/vps/catalog', { 'if-none-match': etag })).status).toBe(200)
  expect((await client.post('/api/vps/order', order(2, 95_000))).status).toBe(201)
  const { body: listed } = await (await admin()).get('/api/admin/catalog/prices?planId=2')
  expect(listed.prices.map(({ state }: { state: string }) => state)).toEqual(['current', 'current', 'past'])
  expect(await planRow()).toMatchObject({ prices: { monthly: { amount: '95000' } }, nextPriceAt: null })
})

test('a price that is not in force yet can be cancelled once, one that is in force cannot', async () => {
  const client = await admin()
  const { body } = await setPrice(3, 170_000, { validFrom: new Date(server.clock.now() + 1000).toISOString() })
  const path = `/api/admin/catalog/prices/${body.price.id}`
  for (const _ of [1, 2]) {
    const { status, body: after } = await client.patch(path, { isCancelled: true })
    expect([status, after.price.state]).toEqual([200, 'cancelled'])
  }
  const entries = await server.database.queries('audit_log').where({ target_id: body.price.id }).pluck('action')
  expect(entries.sort()).toEqual(['catalog.price.cancel', 'catalog.price.create'])
  server.clock.advance(2000)
  expect(await shownPrice(3)).toBe(159_000)

  const { body: now } = await setPrice(3, 165_000)
  const { status, body: refused } = await client.patch(`/api/admin/catalog/prices/${now.price.id}`, {
    isCancelled: true,
  })
  expect([status, refused.code]).toEqual([409, 'price_holds'])
})

test('of two admins who have seen the same price, one sets the next, and the other is told that it has changed', async () => {
  const both = await Promise.all([91_000, 92_000].map((amount) => setPrice(5, amount, { expectedAmount: '99000' })))
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  const made = both.find(({ status }) => status === 201)
  expect(await shownPrice(5)).toBe(Number(made?.body.price.amount))
})

test('an order at the moment of a change pays the price that it names, or nothing', async () => {
  const { client, user } = await server.customer({ balance: 100_000_000 })
  const before = 199_000
  const orders = Array.from({ length: 20 }, () => client.post('/api/vps/order', order(6, before)))
  const changes = [209_000, 219_000].map((amount) => setPrice(6, amount))
  const results = await Promise.all(orders)
  await Promise.all(changes)
  for (const { status, body } of results) {
    if (status === 201) expect([body.vps.price, body.transaction.amount]).toEqual([String(before), String(-before)])
    else expect([status, body.code]).toEqual([409, 'price_changed'])
  }
  const paid = results.filter(({ status }) => status === 201).length
  const { body } = await client.get(`/api/wallet/balance/${user.id}`)
  expect(body.balance).toBe(String(100_000_000 - paid * before))
})

describe('what is sold out', () => {
  const change = async (kind: string, id: number, fields: object) => {
    const client = await admin()
    const { body } = await client.get(`/api/admin/catalog/${kind}`)
    const { version } = body[kind].find((item: { id: number }) => item.id === id)
    return client.patch(`/api/admin/catalog/${kind}/${id}`, { version, ...fields })
  }
  const planShown = async (planId: number) =>
    (await visitor.get('/api/vps/catalog')).body.plans.find(({ id }: { id: number }) => id === planId)

  test.each([
    ['a plan', 'plans', 4, { isSoldOut: true }, { isSoldOut: false }, [1, 3]],
    ['a plan in one location', 'plans', 4, { soldOutLocations: [3] }, { soldOutLocations: [] }, [3]],
    ['a location', 'locations', 3, { isSoldOut: true }, { isSoldOut: false }, [3]],
  ])('%s is said so, and refused before anybody pays', async (_, kind, id, soldOut, back, refusedIn) => {
    const { client, user } = await server.customer({ balance: 1_000_000 })
    await change(kind, id, soldOut)
    const plan = await planShown(4)
    expect(plan.soldOut || plan.soldOutLocations.includes(3)).toBe(true)
    for (const locationId of [1, 3]) {
      const { status, body } = await client.post('/api/vps/order', order(4, 49_000, { locationId }))
      expect([locationId, status]).toEqual([locationId, refusedIn.includes(locationId) ? 409 : 201])
      if (status === 409) expect(body.code).toBe('sold_out')
    }
    const { body } = await client.get(`/api/wallet/balance/${user.id}`)
    expect(body.balance).toBe(String(1_000_000 - (2 - refusedIn.length) * 49_000))
    await change(kind, id, back)
    expect((await client.post('/api/vps/order', order(4, 49_000, { locationId: 3 }))).status).toBe(201)
  })

  test('a location that is withdrawn cannot be chosen, and instances there keep its name', async () => {
    const { client, user } = await server.customer({ balance: 1_000_000 })
    await client.post('/api/vps/order', order(4, 49_000, { locationId: 4 }))
    await change('locations', 4, { isOffered: false })
    const { status, body } = await client.post('/api/vps/order', order(4, 49_000, { locationId: 4 }))
    expect([status, body.errors[0].path]).toEqual([422, 'locationId'])
    expect((await client.get(`/api/vps/user/${user.id}`)).body[0].location).toBe('Tokyo')
  })
})
