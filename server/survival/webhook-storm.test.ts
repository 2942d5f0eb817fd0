import { expect, test } from 'vitest'
import { SIGNATURE_HEADER, sign } from '#server/features/payments/webhook-signature.ts'
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
  const event = (change: EventChange = {}) =>
    JSON.stringify({ eventId: `e-${transactionId}`, transactionId, status: 'completed', amount, ...change })
  return { person, transactionId, event }
}

const deliver = (body: string, { signed = body, at = server.clock.now() } = {}) =>
  server.visitor().post('/api/payments/webhooks/momo', body, {
    [SIGNATURE_HEADER]: sign(server.webhookSecret('momo'), at, Buffer.from(signed)),
  })
const balanceOf = async ({ client, user }: TestUser) =>
  (await client.get(`/api/wallet/balance/${user.id}`)).body.balance
const statusOf = async ({ client, user }: TestUser) =>
  (await client.get(`/api/wallet/transactions/${user.id}`)).body[0].status
const statuses = (responses: { status: number }[]) => [...new Set(responses.map(({ status }) => status))]

test('many concurrent webhooks that are genuine, forged, altered or stale lead to one credit', async () => {
  const { person, event, transactionId } = await pendingDeposit()
  const minutes = (count: number) => server.clock.now() + count * 60_000
  const times = <Result>(count: number, call: () => Promise<Result>) => Array.from({ length: count }, call)
  const [genuine, altered, stale, early] = await Promise.all([
    Promise.all(times(50, () => deliver(event()))),
    Promise.all(times(20, () => deliver(event({ amount: '900000' }), { signed: event() }))),
    Promise.all(times(20, () => deliver(event(), { at: minutes(-6) }))),
    Promise.all(times(10, () => deliver(event(), { at: minutes(6) }))),
  ])
  expect([genuine, altered, stale, early].map(statuses)).toEqual([[200], [401], [401], [401]])
  expect(await balanceOf(person)).toBe('100000')
  expect(await server.database.queries('webhook_events').where({ transaction_id: transactionId })).toHaveLength(1)
})

test('of two payments for one deposit, each reported 25 times concurrently, one is credited and the other parked', async () => {
  const { person, event, transactionId } = await pendingDeposit()
  const events = [event({ eventId: `one-${transactionId}` }), event({ eventId: `two-${transactionId}` })]
  const responses = await Promise.all(events.flatMap((body) => Array.from({ length: 25 }, () => deliver(body))))
  expect(statuses(responses)).toEqual([200])
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
  expect(statuses(responses)).toEqual([200])
  const balances = await Promise.all(deposits.map(({ person }) => balanceOf(person)))
  expect(balances).toEqual(deposits.map((_, index) => String(50_000 + index)))
})

test('of a payment and its failure, each reported 25 times concurrently, the second one is parked', async () => {
  const { person, event, transactionId } = await pendingDeposit()
  const events = [event(), event({ eventId: `failure-${transactionId}`, status: 'failed' })]
  const responses = await Promise.all(events.flatMap((body) => Array.from({ length: 25 }, () => deliver(body))))
  expect(statuses(responses)).toEqual([200])
  const parked = await server.database.queries('parked_payments').where({ transaction_id: transactionId })
  const end = {
    status: await statusOf(person),
    balance: await balanceOf(person),
    parked: parked.map((row) => row.reason),
  }
  expect([
    { status: 'completed', balance: '100000', parked: ['reversed'] },
    { status: 'failed', balance: '0', parked: ['failed_deposit'] },
  ]).toContainEqual(end)
})

test('of three payments reported concurrently for a deposit that an admin completed, two are parked', async () => {
  const { person, event, transactionId } = await pendingDeposit()
  const admin = await server.admin()
  await admin.client.patch(`/api/admin/transactions/${transactionId}/status`, { status: 'completed' })
  const events = ['one', 'two', 'three'].map((name) => event({ eventId: `${name}-${transactionId}` }))
  const responses = await Promise.all(events.flatMap((body) => Array.from({ length: 10 }, () => deliver(body))))
  expect(statuses(responses)).toEqual([200])
  expect(await balanceOf(person)).toBe('100000')
  const parked = await server.database.queries('parked_payments').where({ transaction_id: transactionId })
  expect(parked.map(({ reason }) => reason)).toEqual(['paid_again', 'paid_again'])
})

test('a failure reported after the payment reverses nothing, and is parked for an admin', async () => {
  const { person, event, transactionId } = await pendingDeposit()
  await deliver(event())
  expect((await deliver(event({ eventId: 'late-failure', status: 'failed' }))).status).toBe(200)
  expect([await statusOf(person), await balanceOf(person)]).toEqual(['completed', '100000'])
  const parked = await server.database.queries('parked_payments').where({ transaction_id: transactionId })
  expect(parked).toMatchObject([{ reason: 'reversed' }])
})

test('a payment reported after the deposit has failed is not credited, and is parked for an admin', async () => {
  const { person, event, transactionId } = await pendingDeposit()
  await deliver(event({ eventId: `failure-${transactionId}`, status: 'failed' }))
  expect((await deliver(event())).status).toBe(200)
  expect([await statusOf(person), await balanceOf(person)]).toEqual(['failed', '0'])
  const parked = await server.database.queries('parked_payments').where({ transaction_id: transactionId })
  expect(parked).toMatchObject([{ reason: 'failed_deposit' }])
})
