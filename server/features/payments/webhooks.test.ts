import { expect, test } from 'vitest'
import { startTestServer, type TestPerson } from '#server/testing/server-test-tools.ts'
import { SIGNATURE_HEADER, sign } from './webhook-signature.ts'

const server = await startTestServer()

interface EventChange {
  eventId?: string
  amount?: string
  status?: string
  transactionId?: string
}

/** A customer with a pending deposit of 100,000 through MoMo, and what MoMo would say about it. */
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

const balanceOf = async ({ client, user }: TestPerson) =>
  (await client.get(`/api/wallet/balance/${user.id}`)).body.balance

test('a genuine webhook credits the deposit once, however often and however much at once it comes', async () => {
  const { person, event } = await pendingDeposit()
  const answers = await Promise.all(Array.from({ length: 20 }, () => deliver(event(), signature(event()))))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
  expect(await balanceOf(person)).toBe('100000')
  const again = event({ eventId: 'another-event-for-the-same-deposit' })
  expect((await deliver(again, signature(again))).status).toBe(200)
  expect(await balanceOf(person)).toBe('100000')
})

test('a forged, altered, stale, early or unsigned one is 401 and changes nothing', async () => {
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

test.each([
  ['amount', { amount: '99999' }, 'wrong_amount'],
  ['transaction', { transactionId: 'unknown' }, 'unknown_transaction'],
])('one with another %s is kept for an admin and credits nothing', async (_, change, outcome) => {
  const { person, event, transactionId } = await pendingDeposit()
  const body = event(change)
  expect((await deliver(body, signature(body))).status).toBe(200)
  expect(await balanceOf(person)).toBe('0')
  const [kept] = await server.database.queries('webhook_events').where({ event_id: `e-${transactionId}` })
  expect(kept.outcome).toBe(outcome)
})

test('one of another provider does not settle a deposit', async () => {
  const { person, event } = await pendingDeposit()
  const signed = sign(server.webhookSecret('zalopay'), server.clock.now(), Buffer.from(event()))
  expect((await deliver(event(), signed, 'zalopay')).status).toBe(200)
  expect(await balanceOf(person)).toBe('0')
})

test('one that says failed ends the deposit', async () => {
  const { person, event } = await pendingDeposit()
  const body = event({ status: 'failed' })
  await deliver(body, signature(body))
  const { body: history } = await person.client.get(`/api/wallet/transactions/${person.user.id}`)
  expect(history[0].status).toBe('failed')
})

test('a provider that there is not is 404, and a signed body that says nothing is refused', async () => {
  expect((await deliver('{}', signature('{}'), 'nobody')).status).toBe(404)
  expect((await deliver('{}', signature('{}'))).status).toBe(422)
  expect((await deliver('{', signature('{'))).status).toBe(400)
})
