import { afterEach, describe, expect, test } from 'vitest'
import { createPromotion, endPromotions, offersOfSpec } from '#server/testing/promotion-test-tools.ts'
import { SANDBOX_DELAY, startTestServer, type TestUser } from '#server/testing/server-test-tools.ts'

const server = await startTestServer()
afterEach(() => endPromotions(server))
const DAY = 24 * 60 * 60_000

const choice = { planId: 1, locationId: 1, billingPeriod: 'monthly' }
const order = { ...choice, operatingSystem: 'ubuntu', totalCost: 49_000, name: 'web' }

async function forecastOf({ client }: TestUser, query = '') {
  const { status, body } = await client.get(`/api/wallet/forecast${query}`)
  expect(status).toBe(200)
  return body
}
async function buy({ client }: TestUser, change: object = {}) {
  const { status, body } = await client.post('/api/vps/order', { ...order, ...change })
  expect([status, body.code]).toEqual([201, undefined])
  return body.vps
}
async function provision() {
  await server.runJobs()
  server.clock.advance(SANDBOX_DELAY)
  await server.runJobs()
}
interface Line {
  date: string
  vpsId: string
  amount: string
  balanceAfter: string | null
}
const amounts = ({ lines }: { lines: Line[] }) => lines.map(({ amount, balanceAfter }) => [amount, balanceAfter])

test('without instances there is nothing to pay', async () => {
  const person = await server.customer({ balance: 70_000 })
  const until = new Date(server.clock.now() + 400 * DAY).toISOString()
  expect(await forecastOf(person)).toEqual({ balance: '70000', until, lastsUntil: null, lines: [] })
})

test('the forecast lists the charges in order, with the balance after each, until the wallet cannot pay', async () => {
  const person = await server.customer({ balance: 300_000 })
  const web = await buy(person)
  server.clock.advance(2 * DAY)
  await person.client.post('/api/auth/login', { email: person.user.email, password: person.password })
  const api = await buy(person, { planId: 2, totalCost: 89_000, name: 'api' })
  const forecast = await forecastOf(person, '?days=93')
  expect(forecast.balance).toBe('162000')
  expect(forecast.lines.slice(0, 2)).toEqual([
    {
      date: web.nextBillingDate,
      vpsId: web.id,
      name: 'web',
      kind: 'renewal',
      amount: '49000',
      balanceAfter: '113000',
    },
    {
      date: api.nextBillingDate,
      vpsId: api.id,
      name: 'api',
      kind: 'renewal',
      amount: '89000',
      balanceAfter: '24000',
    },
  ])
  expect(amounts(forecast).slice(2)).toEqual([
    ['49000', null],
    ['89000', null],
    ['49000', null],
    ['89000', null],
  ])
  expect(forecast.lastsUntil).toBe(forecast.lines[2].date)
})

test('the forecast charges what an instance says that it is charged next', async () => {
  await createPromotion(server, offersOfSpec.percent)
  const person = await server.customer({ balance: 1_000_000 })
  const { body: quote } = await person.client.post('/api/vps/quote', choice)
  const { nextCharge } = await buy(person, { quoteId: quote.quoteId, totalCost: Number(quote.total) })
  const forecast = await forecastOf(person, '?days=125')
  expect(forecast.lines[0]).toMatchObject(nextCharge)
  // The discount is for three months, of which the first is paid.
  expect(amounts(forecast).map(([amount]) => amount)).toEqual(['34300', '34300', '49000', '49000'])
})

test('the forecast charges a yearly plan once a year', async () => {
  const person = await server.customer({ balance: 5_000_000 })
  const { price, nextBillingDate } = await buy(person, { billingPeriod: 'yearly', totalCost: 490_000 })
  const { lines } = await forecastOf(person, '?days=730')
  expect(lines).toMatchObject([{ date: nextBillingDate, amount: price }])
})

test('the forecast charges no trial, and no instance that is suspended, terminated or failed', async () => {
  await createPromotion(server, offersOfSpec.trial)
  const person = await server.customer({ balance: 500_000 })
  await server.database.queries('users').where({ id: person.user.id }).update({ is_phone_verified: 1 })
  await buy(person, { trial: true, totalCost: 0, name: 'thu' })
  const kept = await buy(person)
  const [suspended, terminated] = [await buy(person), await buy(person)]
  await buy(person, { name: 'will-FAIL' })
  await provision()
  const { client } = await server.admin()
  await client.patch(`/api/admin/vps/${suspended.id}/status`, { status: 'suspended' })
  await client.patch(`/api/admin/vps/${terminated.id}/status`, { status: 'terminated' })
  const ids = async () => (await forecastOf(person, '?days=40')).lines.map(({ vpsId }: Line) => vpsId)
  expect(await ids()).toEqual([kept.id])
  await client.patch(`/api/admin/vps/${suspended.id}/status`, { status: 'active' })
  expect(await ids()).toEqual([kept.id, suspended.id])
})

describe('the number of days', () => {
  test.each(['0', '731', '-1', 'x', ''])('is refused as %j', async (days) => {
    const { client } = await server.customer()
    const { status, body } = await client.get(`/api/wallet/forecast?days=${days}`)
    expect([status, body.code]).toEqual([422, 'invalid'])
  })

  test('is at most 730', async () => {
    const person = await server.customer({ balance: 49_000 })
    await buy(person)
    expect((await forecastOf(person, '?days=730')).lines).toHaveLength(23)
    expect((await forecastOf(person, '?days=1')).lines).toEqual([])
  })
})

test("the forecast is the caller's own, and visitors have none", async () => {
  const person = await server.customer()
  const other = await server.customer({ balance: 100_000 })
  await buy(other)
  expect(await forecastOf(person, `?userId=${other.user.id}`)).toMatchObject({ balance: '0', lines: [] })
  expect((await server.visitor().get('/api/wallet/forecast')).status).toBe(401)
})

test('the forecast of the demo looks ahead from its own wallet', async () => {
  const visitor = server.visitor()
  await visitor.post('/api/auth/demo')
  const { status, body } = await visitor.get('/api/wallet/forecast')
  expect(status).toBe(200)
  expect(new Set(body.lines.map(({ name }: { name: string }) => name))).toEqual(
    new Set(['blog-ca-nhan', 'cua-hang-online']),
  )
  const history = await visitor.get('/api/wallet/history?days=120')
  expect(history.body.transactions.at(-1).balanceAfter).toBe(body.balance)
})
