// @module-tag mariadb
import { describe, expect, test } from 'vitest'
import { startTestServer, type TestUser } from '#server/testing/server-test-tools.ts'

const server = await startTestServer()

const PRICE = 49_000
const basic = {
  planId: 1,
  locationId: 1,
  name: 'web-01',
  operatingSystem: 'ubuntu',
  billingPeriod: 'monthly',
  totalCost: PRICE,
}
const balanceOf = async ({ client, user }: TestUser) =>
  (await client.get(`/api/wallet/balance/${user.id}`)).body.balance
const historyOf = async ({ client, user }: TestUser) =>
  (await client.get(`/api/wallet/transactions/${user.id}?limit=200`)).body
const instancesOf = async ({ client, user }: TestUser) => (await client.get(`/api/vps/user/${user.id}?limit=200`)).body
const concurrently = <Result>(count: number, call: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => call(index)))

describe('two hundred concurrent requests:', () => {
  test('of orders with money for a hundred, exactly a hundred succeed, and the balance is exact', async () => {
    const person = await server.customer({ balance: 100 * PRICE + PRICE - 1 })
    const responses = await concurrently(200, (index) =>
      person.client.post('/api/vps/order', { ...basic, name: `web-${index}` }, { 'idempotency-key': `order-${index}` }),
    )
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(100)
    expect(responses.filter(({ status }) => status === 402)).toHaveLength(100)
    expect(await balanceOf(person)).toBe(String(PRICE - 1))
    expect(await instancesOf(person)).toHaveLength(100)
    // Each balance is one price below the previous one.
    const left = responses.filter(({ status }) => status === 201).map(({ body }) => Number(body.balance))
    expect(left.sort((a, b) => b - a)).toEqual(Array.from({ length: 100 }, (_, index) => (100 - index) * PRICE - 1))
  })

  test('the same order with one key creates one order, and all responses are equal', async () => {
    const person = await server.customer({ balance: 100 * PRICE })
    const key = { 'idempotency-key': 'the-one-order' }
    const responses = await concurrently(200, () => person.client.post('/api/vps/order', basic, key))
    expect(new Set(responses.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
    expect(responses[0]?.status).toBe(201)
    expect(responses.filter(({ headers }) => headers.get('idempotency-replayed') === 'true')).toHaveLength(199)
    expect(await instancesOf(person)).toHaveLength(1)
    expect(await balanceOf(person)).toBe(String(99 * PRICE))
    const setUps = { kind: 'vps.provision', subject_id: responses[0]?.body.vps.id }
    expect(await server.database.queries('jobs').where(setUps)).toHaveLength(1)
  })

  test('the same deposit with one key creates one deposit and one credit, and all responses are equal', async () => {
    const person = await server.customer()
    const key = { 'idempotency-key': 'the-one-deposit' }
    const request = { amount: '100000', paymentMethod: 'momo' }
    const responses = await concurrently(200, () => person.client.post('/api/wallet/deposit', request, key))
    expect(new Set(responses.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
    expect(await historyOf(person)).toHaveLength(1)
    await server.runJobs()
    server.clock.advance(3000)
    await server.runJobs()
    expect(await balanceOf(person)).toBe('100000')
  })

  test('an admin who sets the balance between orders loses none of them', async () => {
    const person = await server.customer({ balance: 50 * PRICE })
    const { client } = await server.admin()
    const orders = concurrently(40, () => person.client.post('/api/vps/order', basic))
    const edits = concurrently(5, () =>
      client.patch(`/api/admin/users/${person.user.id}/balance`, { balance: '5000000' }),
    )
    const statuses = [...(await orders), ...(await edits)].map(({ status }) => status)
    // An edit of a balance that keeps changing may be refused as busy.
    expect(statuses.filter((status) => ![200, 201, 402, 503].includes(status))).toEqual([])
    const sum = (await historyOf(person)).reduce(
      (total: number, { amount }: { amount: string }) => total + Number(amount),
      0,
    )
    expect(await balanceOf(person)).toBe(String(sum))
  })
})
