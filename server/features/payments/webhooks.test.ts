import { describe, expect, test } from 'vitest'
import { startTestServer, type TestUser } from '#server/testing/server-test-tools.ts'
import { SIGNATURE_HEADER, sign } from './webhook-signature.ts'

const server = await startTestServer({ metricsToken: 'a-token-of-the-tests' })

interface EventChange {
  eventId?: string
  amount?: string
  status?: string
  transactionId?: string
}

/** A customer with a pending deposit of 100,000 through MoMo, and a function for the event that MoMo would send. */
async function pendingDeposit() {
  const person = await server.customer()
  const { body } = await person.client.post('/api/wallet/deposit', { amount: '100000', paymentMethod: 'momo' })
  const transactionId: string = body.transaction.id
  const event = (change: EventChange = {}) =>
    JSON.stringify({ eventId: `e-${transactionId}`, transactionId, status: 'completed', amount: '100000', ...change })
  return { person, transactionId, event }
}

const signature = (body: string, secret = server.webhookSecret('momo'), at = server.clock.now()) =>
  sign(secret, at, Buffer.from(body))

const deliver = (body: string, signed: string | undefined, provider = 'momo') =>
  server
    .visitor()
    .post(`/api/payments/webhooks/${provider}`, body, signed === undefined ? {} : { [SIGNATURE_HEADER]: signed })

const parkedReasons = async (transactionId: string) =>
  (await server.database.queries('parked_payments').where({ transaction_id: transactionId }).orderBy('id')).map(
    ({ reason }) => reason,
  )

const balanceOf = async ({ client, user }: TestUser) =>
  (await client.get(`/api/wallet/balance/${user.id}`)).body.balance

test('a genuine webhook credits the deposit once, however often it is delivered, also concurrently', async () => {
  const { person, event } = await pendingDeposit()
  const responses = await Promise.all(Array.from({ length: 20 }, () => deliver(event(), signature(event()))))
  expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
  expect(await balanceOf(person)).toBe('100000')
  const again = event({ eventId: 'another-event-for-the-same-deposit' })
  expect((await deliver(again, signature(again))).status).toBe(200)
  expect(await balanceOf(person)).toBe('100000')
})

test('a forged, altered, stale, early or unsigned webhook gets a 401 and changes nothing', async () => {
  const { person, event } = await pendingDeposit()
  const minutes = (count: number) => server.clock.now() + count * 60_000
  const zalopay = server.webhookSecret('zalopay')
  const genuine = signature(event())
  const forgeries = [
    signature(event(), 'a guess'),
    signature(event(), zalopay),
    signature(event({ amount: '999999' })),
    genuine.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
    genuine.replace(/^t=\d+/, `t=${Math.floor(minutes(1) / 1000)}`),
    signature(event(), undefined, minutes(-6)),
    signature(event(), undefined, minutes(6)),
    'v1=',
    '',
    undefined,
  ]
  for (const forged of forgeries) {
    const { status, body } = await deliver(event(), forged)
    expect(status).toBe(401)
    expect(body.code).toBe('invalid_signature')
  }
  expect(await balanceOf(person)).toBe('0')
  expect((await deliver(event(), genuine)).status).toBe(200)
  expect(await balanceOf(person)).toBe('100000')
})

test.each([-300, 300])(
  'one that was signed %i s away from now is fresh, one second further it is not',
  async (seconds) => {
    const { event, person } = await pendingDeposit()
    const at = (away: number) => signature(event(), undefined, (Math.floor(server.clock.now() / 1000) + away) * 1000)
    expect((await deliver(event(), at(seconds + Math.sign(seconds)))).status).toBe(401)
    expect((await deliver(event(), at(seconds))).status).toBe(200)
    expect(await balanceOf(person)).toBe('100000')
  },
)

test.each([
  ['smaller amount', { amount: '99999' }, 'wrong_amount'],
  ['larger amount', { amount: '100001' }, 'wrong_amount'],
  ['transaction', { transactionId: 'unknown' }, 'unknown_transaction'],
])('a webhook with another %s is parked for an admin and credits nothing', async (_, change, outcome) => {
  const { person, event, transactionId } = await pendingDeposit()
  const body = event(change)
  expect((await deliver(body, signature(body))).status).toBe(200)
  expect(await balanceOf(person)).toBe('0')
  const [stored] = await server.database.queries('webhook_events').where({ event_id: `e-${transactionId}` })
  expect(stored.outcome).toBe(outcome)
})

test('a webhook of another provider does not settle a deposit', async () => {
  const { person, event } = await pendingDeposit()
  const signed = sign(server.webhookSecret('zalopay'), server.clock.now(), Buffer.from(event()))
  expect((await deliver(event(), signed, 'zalopay')).status).toBe(200)
  expect(await balanceOf(person)).toBe('0')
})

test('a webhook with the status failed fails the deposit', async () => {
  const { person, event } = await pendingDeposit()
  const body = event({ status: 'failed' })
  await deliver(body, signature(body))
  const { body: history } = await person.client.get(`/api/wallet/transactions/${person.user.id}`)
  expect(history[0].status).toBe('failed')
})

test('an unknown provider gets a 404, and a signed but malformed body is refused', async () => {
  expect((await deliver('{}', signature('{}'), 'nobody')).status).toBe(404)
  expect((await deliver('{}', signature('{}'))).status).toBe(422)
  expect((await deliver('{', signature('{'))).status).toBe(400)
})

describe('events after the deposit has ended', () => {
  type Step = 'paid' | 'paid again' | 'failed' | 'failed again' | 'admin completes' | 'admin fails'
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
    [['failed', 'paid'], ['failed_deposit'], '0'],
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
        const body = event({ ...change, eventId })
        expect((await deliver(body, signature(body))).status).toBe(200)
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
    for (const body of [event(), event(), again, reversal]) await deliver(body, signature(body))
    const after = await Promise.all(outcomes.map(read))
    expect(after.map((count, index) => count - (before[index] ?? Number.NaN))).toEqual([1, 1, 1, 1])
  })
})

describe('while a secret is being replaced', () => {
  test('webhooks signed with the old or the new one are accepted, and webhooks are sent with the new one', async () => {
    const sent: string[] = []
    const changing = await startTestServer({
      previousWebhookSecret: 'the secret before',
      post: async (_url, headers, body) => {
        sent.push(`${headers[SIGNATURE_HEADER]} ${body}`)
        return 200
      },
    })
    const { client, user } = await changing.customer()
    const pay = async (secret: string) => {
      const { body } = await client.post('/api/wallet/deposit', { amount: '50000', paymentMethod: 'momo' })
      const transactionId: string = body.transaction.id
      const event = JSON.stringify({
        eventId: `e-${transactionId}`,
        transactionId,
        status: 'completed',
        amount: '50000',
      })
      const signed = sign(secret, changing.clock.now(), Buffer.from(event))
      const headers = { [SIGNATURE_HEADER]: signed }
      return (await changing.visitor().post('/api/payments/webhooks/momo', event, headers)).status
    }
    expect(await pay(changing.webhookSecret('momo'))).toBe(200)
    expect(await pay('momo:the secret before')).toBe(200)
    expect(await pay('zalopay:the secret before')).toBe(401)
    expect(await pay('the secret before')).toBe(401)
    expect((await client.get(`/api/wallet/balance/${user.id}`)).body.balance).toBe('100000')

    await changing.runJobs()
    changing.clock.advance(3000)
    await changing.runJobs()
    expect(sent.length).toBeGreaterThan(0)
    for (const line of sent) {
      const body = line.slice(line.indexOf(' ') + 1)
      expect(line.startsWith(sign(changing.webhookSecret('momo'), changing.clock.now(), Buffer.from(body)))).toBe(true)
    }
  })
})
