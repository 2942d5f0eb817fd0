import { describe, expect, test } from 'vitest'
import { successResponses } from '#server/features/payments/providers/webhook-response.ts'
import { signSepay } from './sepay-signature.ts'
import { readSepayWebhook } from './sepay-webhook.ts'

const secret = 'whsec_test'
const timestamp = 1_721_890_957
const now = timestamp * 1000
/** The body of SePay's documentation. */
const fields = {
  id: 92704,
  gateway: 'Vietcombank',
  transactionDate: '2024-07-25 14:02:37',
  accountNumber: '0123499999',
  code: null as string | null,
  content: 'VP7K3QD2 chuyen tien',
  transferType: 'in',
  transferAmount: 500_000 as number | string,
  accumulated: 19_077_000,
  subAccount: null,
  referenceCode: 'MBVCB.3278907687',
  description: '',
}
const bodyOf = (changes: object = {}) => Buffer.from(JSON.stringify({ ...fields, ...changes }))

const read = (
  body: Buffer,
  {
    signature = signSepay(secret, timestamp, body),
    time = String(timestamp),
    at = now,
  }: { signature?: string | undefined; time?: string | undefined; at?: number } = {},
) =>
  readSepayWebhook([secret], at, body, (name) => ({ 'x-sepay-signature': signature, 'x-sepay-timestamp': time })[name])

test('a webhook is signed as SePay documents it', () => {
  expect(signSepay(secret, timestamp, bodyOf())).toBe(
    'sha256=f559ccaed5a903bb3f80a7ed7e7d13eb5c5cf57a5152878b859726628076b836',
  )
})

test('a transfer is read with all that matching needs', () => {
  expect(read(bodyOf())).toEqual({
    transfer: {
      eventId: '92704',
      direction: 'in',
      account: '0123499999',
      amount: 500_000,
      bankReference: 'MBVCB.3278907687',
      transferredAt: Date.parse('2024-07-25T14:02:37+07:00'),
      texts: { code: null, content: 'VP7K3QD2 chuyen tien', description: '' },
      balanceAfter: 19_077_000,
      sender: { name: null, account: null },
    },
  })
})

test('a transfer may lack what does not matter, have more fields, and write its numbers as text', () => {
  const body = Buffer.from(
    JSON.stringify({ id: '92704', transferType: 'out', transferAmount: '2000', extra: { a: [1] } }),
  )
  expect(read(body)).toEqual({
    transfer: {
      eventId: '92704',
      direction: 'out',
      account: '',
      amount: 2000,
      bankReference: '',
      transferredAt: null,
      texts: { code: null, content: '', description: '' },
      balanceAfter: null,
      sender: { name: null, account: null },
    },
  })
})

test('the previous secret is accepted while it is replaced', () => {
  const body = bodyOf()
  const header = (name: string) =>
    name === 'x-sepay-signature' ? signSepay(secret, timestamp, body) : String(timestamp)
  expect(readSepayWebhook(['the next one', secret], now, body, header)).toHaveProperty('transfer')
  expect(readSepayWebhook(['the next one'], now, body, header)).toEqual({ fault: 'invalid_signature' })
})

describe('a webhook is refused', () => {
  test.each([300_000, -300_000])('only beyond %d ms', (distance) => {
    expect(read(bodyOf(), { at: now + distance })).toHaveProperty('transfer')
    expect(read(bodyOf(), { at: now + distance + Math.sign(distance) })).toEqual({ fault: 'stale_timestamp' })
  })

  test.each([
    ['without a signature', { signature: '' }],
    ['with another form of signature', { signature: signSepay(secret, timestamp, bodyOf()).slice(7) }],
    ['with the signature of another body', { signature: signSepay(secret, timestamp, bodyOf({ id: 1 })) }],
    ['with the signature of another secret', { signature: signSepay('other', timestamp, bodyOf()) }],
    ['with another time', { time: String(timestamp + 1) }],
    ['with a time that is not a number', { time: '1721890957.0' }],
    ['without a time', { time: '' }],
  ])('%s', (_what, headers) => {
    expect(read(bodyOf(), headers)).toEqual({ fault: 'invalid_signature' })
  })

  test.each([
    ...[{ id: null }, { id: '' }, { transferType: 'IN' }, { transferAmount: -500_000 }],
    ...[{ transferAmount: 0 }, { transferAmount: 0.5 }, { transferAmount: 2 ** 53 }, { transferAmount: '5e5' }],
  ])('with the field %j', (changes) => {
    expect(read(bodyOf(changes))).toEqual({ fault: 'invalid' })
  })

  test.each(['', '[]', 'null', '{}', '"x"'])('that is %j', (text) => {
    expect(read(Buffer.from(text))).toEqual({ fault: text === '' ? 'malformed_json' : 'invalid' })
  })

  test('with an amount twice', () => {
    const body = Buffer.from(bodyOf().toString().replace('"transferAmount":', '"transferAmount":1,"transferAmount":'))
    expect(read(body)).toEqual({ fault: 'malformed_json' })
  })
})

test('what was received is responded to with success, so that it is not sent again', () => {
  for (const outcome of ['accepted', 'duplicate', 'unknown_payment', 'wrong_amount'] as const)
    expect(successResponses[outcome]).toEqual({ status: 200, body: { success: true } })
  expect(successResponses.rejected.status).toBe(401)
  expect(successResponses.unavailable.status).toBe(503)
})
