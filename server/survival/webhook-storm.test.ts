// @module-tag mariadb
import { expect, test } from 'vitest'
import { deliverMomo, momoBody } from '#server/testing/payment-test-tools.ts'
import { startTestServer, type TestUser } from '#server/testing/server-test-tools.ts'

const server = await startTestServer()

interface EventChange {
  eventId?: string
  amount?: string
  status?: 'completed' | 'failed'
  transactionId?: string
}

async function pendingDeposit(amount = '100000') {
  const person = await server.customer()
  const { body } = await person.client.post('/api/wallet/deposit', { amount, paymentMethod: 'momo' })
  const transactionId: string = body.transaction.id
  const event = (change: EventChange = {}, secret?: string) =>
    momoBody(server, { transactionId, amount, ...change }, secret)
  return { person, transactionId, event }
}

const deliver = async (body: string | Promise<string>) => deliverMomo(server, await body)
const balanceOf = async ({ client, user }: TestUser) =>
  (await client.get(`/api/wallet/balance/${user.id}`)).body.balance
const statusOf = async ({ client, user }: TestUser) =>
  (await client.get(`/api/wallet/transactions/${user.id}`)).body[0].status
const statuses = (responses: { status: number }[]) => [...new Set(responses.map(({ status }) => status))]

test('many concurrent webhooks that are genuine, forged or altered lead to one credit', async () => {
  const { person, event, transactionId } = await pendingDeposit()
  const times = <Result>(count: number, call: () => Promise<Result>) => Array.from({ length: count }, call)
  const [genuine, forged, altered] = await Promise.all([
    Promise.all(times(50, () => deliver(event()))),
    Promise.all(times(20, () => deliver(event({}, 'a guess')))),
    Promise.all(times(20, async () => deliver((await event()).replace('100000', '900000')))),
  ])
  await server.runJobs()
  expect([genuine, forged, altered].map(statuses)).toEqual([[204], [401], [401]])
  expect(await balanceOf(person)).toBe('100000')
  expect(await server.database.queries('webhook_events').where({ transaction_id: transactionId })).toHaveLength(1)
})

test('of two payments for one deposit, each reported 25 times concurrently, one is credited and the other parked', async () => {
  const { person, event, transactionId } = await pendingDeposit()
  const events = [event({ eventId: `one-${transactionId}` }), event({ eventId: `two-${transactionId}` })]
  const responses = await Promise.all(events.flatMap((body) => Array.from({ length: 25 }, () => deliver(body))))
  await server.runJobs()
  expect(statuses(responses)).toEqual([204])
  expect(await balanceOf(person)).toBe('100000')
  const kept = await server.database.queries('webhook_events').where({ transaction_id: transactionId })
  expect(kept.map(({ outcome }) => outcome).sort()).toEqual(['paid_again', 'settled'])
  const parked = await server.database.queries('parked_payments').where({ transaction_id: transactionId })
  expect(parked).toMatchObject([{ reason: 'paid_again' }])
})

test('many deposits whose events are shuffled and repeated are credited once each', async () => {
  const deposits = await Promise.all(Array.from({ length: 10 }, (_, index) => pendingDeposit(String(50_000 + index))))
  const shuffled = [0, 3, 6, 9, 2, 5, 8, 1, 4, 7, 7, 0, 5, 2, 9, 4, 1, 6, 3, 8]
  const responses = await Promise.all(shuffled.map((index) => deliver(deposits[index]?.event() ?? '')))
  await server.runJobs()
  expect(statuses(responses)).toEqual([204])
  const balances = await Promise.all(deposits.map(({ person }) => balanceOf(person)))
  expect(balances).toEqual(deposits.map((_, index) => String(50_000 + index)))
})

test('a payment and its failure, each reported 25 times concurrently, lead to one credit, which is never taken back', async () => {
  const { person, event, transactionId } = await pendingDeposit()
  const events = [event(), event({ eventId: `failure-${transactionId}`, status: 'failed' })]
  const responses = await Promise.all(events.flatMap((body) => Array.from({ length: 25 }, () => deliver(body))))
  await server.runJobs()
  expect(statuses(responses)).toEqual([204])
  const parked = await server.database.queries('parked_payments').where({ transaction_id: transactionId })
  // If the failure comes first, the money is a deposit of its own; if the money comes first, the failure takes nothing
  // back.
  expect([await statusOf(person), await balanceOf(person)]).toEqual(['completed', '100000'])
  const reasons = parked.map((row) => row.reason)
  expect([['reversed'], []]).toContainEqual(reasons)
})

test('of three payments reported concurrently for a deposit that an admin completed, two are parked', async () => {
  const { person, event, transactionId } = await pendingDeposit()
  const admin = await server.admin()
  await admin.client.patch(`/api/admin/transactions/${transactionId}/status`, { status: 'completed' })
  const events = ['one', 'two', 'three'].map((name) => event({ eventId: `${name}-${transactionId}` }))
  const responses = await Promise.all(events.flatMap((body) => Array.from({ length: 10 }, () => deliver(body))))
  await server.runJobs()
  expect(statuses(responses)).toEqual([204])
  expect(await balanceOf(person)).toBe('100000')
  const parked = await server.database.queries('parked_payments').where({ transaction_id: transactionId })
  expect(parked.map(({ reason }) => reason)).toEqual(['paid_again', 'paid_again'])
})

test('a failure reported after the payment reverses nothing, and is parked for an admin', async () => {
  const { person, event, transactionId } = await pendingDeposit()
  await deliver(event())
  await server.runJobs()
  expect((await deliver(event({ eventId: 'late-failure', status: 'failed' }))).status).toBe(204)
  await server.runJobs()
  expect([await statusOf(person), await balanceOf(person)]).toEqual(['completed', '100000'])
  const parked = await server.database.queries('parked_payments').where({ transaction_id: transactionId })
  expect(parked).toMatchObject([{ reason: 'reversed' }])
})

test('a payment reported after the deposit has failed is credited as another one', async () => {
  const { person, event, transactionId } = await pendingDeposit()
  await deliver(event({ eventId: `failure-${transactionId}`, status: 'failed' }))
  await server.runJobs()
  expect((await deliver(event())).status).toBe(204)
  await server.runJobs()
  expect([await statusOf(person), await balanceOf(person)]).toEqual(['completed', '100000'])
  expect(await server.database.queries('parked_payments').where({ transaction_id: transactionId })).toEqual([])
})
