// @module-tag mariadb
import { describe, expect, test } from 'vitest'
import { deliverMomo, momoBody, reportPayment } from '#server/testing/payment-test-tools.ts'
import { startTestServer, type TestUser } from '#server/testing/server-test-tools.ts'

const server = await startTestServer({ metricsToken: 'a-token-of-the-tests' })

interface EventChange {
  eventId?: string
  amount?: string
  status?: string
  transactionId?: string
  resultCode?: number
}

/** A customer with a pending deposit of 100,000 through MoMo, and a function for what MoMo would send. */
async function pendingDeposit() {
  const person = await server.customer()
  const { body } = await person.client.post('/api/wallet/deposit', { amount: '100000', paymentMethod: 'momo' })
  const transactionId: string = body.transaction.id
  const event = (change: EventChange = {}) => ({ transactionId, amount: '100000', ...change })
  return { person, transactionId, event }
}

const parkedReasons = async (transactionId: string) =>
  (await server.database.queries('parked_payments').where({ transaction_id: transactionId }).orderBy('id')).map(
    ({ reason }) => reason,
  )

const balanceOf = async ({ client, user }: TestUser) =>
  (await client.get(`/api/wallet/balance/${user.id}`)).body.balance

test('a genuine webhook credits the deposit once, however often it is delivered, also concurrently', async () => {
  const { person, event } = await pendingDeposit()
  const body = await momoBody(server, event())
  const responses = await Promise.all(Array.from({ length: 20 }, () => deliverMomo(server, body)))
  expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 204))
  await server.runJobs()
  expect(await balanceOf(person)).toBe('100000')
  await reportPayment(server, event({ eventId: 'another-event-for-the-same-deposit' }))
  expect(await balanceOf(person)).toBe('100000')
})

test('a genuine webhook is stored as it came before it is processed', async () => {
  const { person, event } = await pendingDeposit()
  const body = await momoBody(server, event())
  await deliverMomo(server, body)
  expect(await balanceOf(person)).toBe('0')
  const stored = await server.database.queries('webhook_deliveries').where({ provider: 'momo' }).orderBy('id', 'desc')
  expect(stored[0].body).toBe(body)
  await server.runJobs()
  expect(await balanceOf(person)).toBe('100000')
})

test('a forged, altered or unsigned webhook gets a 401, is not stored, and changes nothing', async () => {
  const { person, event } = await pendingDeposit()
  const count = async () => (await server.database.queries('webhook_deliveries').select('id')).length
  const before = await count()
  const genuine = await momoBody(server, event())
  const forgeries = [
    await momoBody(server, event(), 'a guess'),
    await momoBody(server, event(), server.keys.ZALOPAY_KEY2),
    genuine.replace('"amount":100000', '"amount":999999'),
    genuine.replace(/"transId":(\d)/, '"transId":1$1'),
    genuine.replace('"resultCode":0', '"resultCode":9000'),
    genuine.replace(/"signature":"[0-9a-f]{64}"/, '"signature":""'),
    genuine.replace(/,"signature":"[0-9a-f]{64}"/, ''),
    '{}',
    '[]',
    '{',
  ]
  for (const forged of forgeries) expect((await deliverMomo(server, forged)).status).toBe(401)
  await server.runJobs()
  expect([await balanceOf(person), await count()]).toEqual(['0', before])
  expect((await deliverMomo(server, genuine)).status).toBe(204)
})

test.each([
  ['smaller amount', { amount: '99999' }, 'wrong_amount'],
  ['larger amount', { amount: '100001' }, 'wrong_amount'],
  ['transaction', { transactionId: 'unknown' }, 'unknown_transaction'],
] as const)(
  'a webhook with another %s is parked for an admin and credits nothing',
  async (_, change: EventChange, outcome) => {
    const { person, event, transactionId } = await pendingDeposit()
    expect((await reportPayment(server, event(change))).status).toBe(204)
    expect(await balanceOf(person)).toBe('0')
    expect(await parkedReasons(change.transactionId ?? transactionId)).toEqual([outcome])
  },
)

test('a webhook with the status failed fails the deposit', async () => {
  const { person, event } = await pendingDeposit()
  await reportPayment(server, event({ status: 'failed' }))
  const { body: history } = await person.client.get(`/api/wallet/transactions/${person.user.id}`)
  expect(history[0].status).toBe('failed')
})

test('money that is only authorized is not credited until it is captured', async () => {
  const { person, event, transactionId } = await pendingDeposit()
  expect((await reportPayment(server, event({ resultCode: 9000 }))).status).toBe(204)
  expect([await balanceOf(person), await parkedReasons(transactionId)]).toEqual(['0', []])
  await reportPayment(server, event())
  expect(await balanceOf(person)).toBe('100000')
})

test('a signed webhook that cannot be understood gets a 422', async () => {
  const { event } = await pendingDeposit()
  expect((await deliverMomo(server, await momoBody(server, event({ amount: '0' })))).status).toBe(422)
})

test('an unknown provider gets a 404', async () => {
  expect((await server.visitor().post('/api/payments/webhooks/nobody', '{}')).status).toBe(404)
})

describe('events after the deposit has ended', () => {
  type Step = 'paid' | 'paid again' | 'failed' | 'failed again' | 'cancelled' | 'admin completes' | 'admin fails'
  const changes: Partial<Record<Step, EventChange>> = {
    paid: {},
    failed: { eventId: 'failure', status: 'failed' },
    'paid again': { eventId: 'other' },
    'failed again': { eventId: 'other-failure', status: 'failed' },
  }

  test.each<[Step[], string[], string]>([
    [['paid', 'paid'], [], '100000'],
    [['paid', 'paid again'], ['paid_again'], '100000'],
    [['paid', 'paid again', 'paid again'], ['paid_again'], '100000'],
    [['paid', 'failed'], ['reversed'], '100000'],
    [['paid', 'failed', 'failed'], ['reversed'], '100000'],
    [['paid', 'failed', 'paid again'], ['reversed', 'paid_again'], '100000'],
    [['failed', 'failed'], [], '0'],
    [['failed', 'failed again'], [], '0'],
    [['failed', 'paid'], [], '100000'],
    [['failed', 'paid', 'paid again'], ['paid_again'], '100000'],
    [['cancelled', 'paid', 'paid'], [], '100000'],
    [['cancelled', 'failed'], [], '0'],
    [['admin completes', 'paid'], [], '100000'],
    [['admin completes', 'paid', 'paid'], [], '100000'],
    [['admin completes', 'paid', 'paid again'], ['paid_again'], '100000'],
    [['admin completes', 'failed'], ['reversed'], '100000'],
    [['admin fails', 'failed'], [], '0'],
    [['admin fails', 'paid'], ['failed_deposit'], '0'],
    [['admin fails', 'paid', 'paid again'], ['failed_deposit', 'failed_deposit'], '0'],
  ])('%j: parked %j, balance %s', async (steps, reasons, balance) => {
    const { person, event, transactionId } = await pendingDeposit()
    const admin = await server.admin()
    for (const step of steps) {
      const change = changes[step]
      if (change) {
        const eventId = `${change.eventId ?? 'e'}-${transactionId}`
        expect((await reportPayment(server, event({ ...change, eventId }))).status).toBe(204)
      } else if (step === 'cancelled') {
        expect((await person.client.post(`/api/wallet/transactions/${transactionId}/cancel`)).status).toBe(200)
      } else {
        const status = step === 'admin completes' ? 'completed' : 'failed'
        const settled = await admin.client.patch(`/api/admin/transactions/${transactionId}/status`, { status })
        expect(settled.status).toBe(200)
      }
    }
    expect(await parkedReasons(transactionId)).toEqual(reasons)
    expect(await balanceOf(person)).toBe(balance)
  })

  test('are counted by outcome', async () => {
    const read = async (outcome: string) => {
      const headers = { authorization: 'Bearer a-token-of-the-tests' }
      const text = await (await fetch(`${server.origin}/metrics`, { headers })).text()
      const series = `sen_payment_events_total{provider="momo",outcome="${outcome}"} `
      return Number(
        text
          .split('\n')
          .find((line) => line.startsWith(series))
          ?.slice(series.length),
      )
    }
    const outcomes = ['settled', 'repeated', 'paid_again', 'reversed']
    const before = await Promise.all(outcomes.map(read))
    const { event, transactionId } = await pendingDeposit()
    const again = event({ eventId: `again-${transactionId}` })
    const reversal = event({ eventId: `reversal-${transactionId}`, status: 'failed' })
    for (const change of [event(), event(), again, reversal]) await reportPayment(server, change)
    const after = await Promise.all(outcomes.map(read))
    expect(after.map((count, index) => count - (before[index] ?? Number.NaN))).toEqual([1, 1, 1, 1])
  })
})
