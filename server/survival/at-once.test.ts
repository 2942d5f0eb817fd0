import { describe, expect, test } from 'vitest'
import { startTestServer, type TestPerson } from '#server/testing/server-test-tools.ts'

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
const balanceOf = async ({ client, user }: TestPerson) =>
  (await client.get(`/api/wallet/balance/${user.id}`)).body.balance
const historyOf = async ({ client, user }: TestPerson) =>
  (await client.get(`/api/wallet/transactions/${user.id}?limit=200`)).body
const instancesOf = async ({ client, user }: TestPerson) =>
  (await client.get(`/api/vps/user/${user.id}?limit=200`)).body
const atOnce = <Result>(count: number, call: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => call(index)))

describe('two hundred at once:', () => {
  test('orders on money for a hundred: exactly a hundred, and not one dong more or less', async () => {
    const person = await server.customer({ balance: 100 * PRICE + PRICE - 1 })
    const answers = await atOnce(200, (index) =>
      person.client.post('/api/vps/order', { ...basic, name: `web-${index}` }, { 'idempotency-key': `order-${index}` }),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(100)
    expect(answers.filter(({ status }) => status === 402)).toHaveLength(100)
    expect(await balanceOf(person)).toBe(String(PRICE - 1))
    expect(await instancesOf(person)).toHaveLength(100)
    // Each took its own price from what the one before it left.
    const left = answers.filter(({ status }) => status === 201).map(({ body }) => Number(body.balance))
    expect(left.sort((a, b) => b - a)).toEqual(Array.from({ length: 100 }, (_, index) => (100 - index) * PRICE - 1))
  })

  test('the same order under one key: one order, two hundred equal answers', async () => {
    const person = await server.customer({ balance: 100 * PRICE })
    const key = { 'idempotency-key': 'the-one-order' }
    const answers = await atOnce(200, () => person.client.post('/api/vps/order', basic, key))
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
    expect(answers[0]?.status).toBe(201)
    expect(answers.filter(({ headers }) => headers.get('idempotency-replayed') === 'true')).toHaveLength(199)
    expect(await instancesOf(person)).toHaveLength(1)
    expect(await balanceOf(person)).toBe(String(99 * PRICE))
    expect(await server.database.queries('jobs').where({ subject_id: answers[0]?.body.vps.id })).toHaveLength(1)
  })

  test('the same deposit under one key: one deposit, two hundred equal answers, one credit', async () => {
    const person = await server.customer()
    const key = { 'idempotency-key': 'the-one-deposit' }
    const request = { amount: '100000', paymentMethod: 'momo' }
    const answers = await atOnce(200, () => person.client.post('/api/wallet/deposit', request, key))
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
    expect(await historyOf(person)).toHaveLength(1)
    await server.runJobs()
    server.clock.advance(3000)
    await server.runJobs()
    expect(await balanceOf(person)).toBe('100000')
  })

  test('an admin who sets the balance among orders: nothing is lost between them', async () => {
    const person = await server.customer({ balance: 50 * PRICE })
    const { client } = await server.admin()
    const orders = atOnce(40, () => person.client.post('/api/vps/order', basic))
    const edits = atOnce(5, () => client.patch(`/api/admin/users/${person.user.id}/balance`, { balance: '5000000' }))
    const statuses = [...(await orders), ...(await edits)].map(({ status }) => status)
    // An edit on a balance that changes all the time may be told to come again.
    expect(statuses.filter((status) => ![200, 201, 402, 503].includes(status))).toEqual([])
    const sum = (await historyOf(person)).reduce(
      (total: number, { amount }: { amount: string }) => total + Number(amount),
      0,
    )
    expect(await balanceOf(person)).toBe(String(sum))
  })
})
