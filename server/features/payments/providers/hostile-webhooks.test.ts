import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { signCasso } from './casso/casso-signature.ts'
import { readCassoWebhook } from './casso/casso-webhook.ts'
import { readMomoPayment, readMomoQuery } from './momo/momo-results.ts'
import { signMomo } from './momo/momo-signature.ts'
import { readMomoWebhook } from './momo/momo-webhook.ts'
import { readPayosLink, readPayosQuery } from './payos/payos-results.ts'
import { signPayosData } from './payos/payos-signature.ts'
import { readPayosWebhook } from './payos/payos-webhook.ts'
import { signSepay } from './sepay/sepay-signature.ts'
import { readSepayWebhook } from './sepay/sepay-webhook.ts'
import type { JsonObject } from './strict-json.ts'
import { readVnpayQuery } from './vnpay/vnpay-results.ts'
import { signedQuery, signVnpayQuery } from './vnpay/vnpay-signature.ts'
import { readVnpayWebhook } from './vnpay/vnpay-webhook.ts'
import { readZalopayOrder, readZalopayQuery } from './zalopay/zalopay-results.ts'
import { signZalopayData } from './zalopay/zalopay-signature.ts'
import { readZalopayWebhook } from './zalopay/zalopay-webhook.ts'

const secret = 'a secret of the tests'
const secrets = [secret] as const
const now = 1_721_890_957_000

/** A provider's webhook: how it is read, and how a genuine one is made of fields. */
interface Case {
  name: string
  fields: JsonObject
  /** Makes the bytes of a genuine webhook, and its headers. */
  make(fields: JsonObject): { body: Buffer; headers: Record<string, string> }
  read(body: Buffer, header: (name: string) => string | undefined): object
}

const json = (value: unknown) => Buffer.from(JSON.stringify(value))

const cases: Case[] = [
  {
    name: 'SePay',
    fields: {
      id: 92704,
      transactionDate: '2024-07-25 14:02:37',
      accountNumber: '0123499999',
      code: null,
      content: 'SEN7K3QD2XM',
      transferType: 'in',
      transferAmount: 500_000,
      accumulated: 19_077_000,
      referenceCode: 'MBVCB.3278907687',
    },
    make(fields) {
      const body = json(fields)
      const headers = {
        'x-sepay-signature': signSepay(secret, now / 1000, body),
        'x-sepay-timestamp': String(now / 1000),
      }
      return { body, headers }
    },
    read: (body, header) => readSepayWebhook(secrets, now, body, header),
  },
  {
    name: 'Casso',
    fields: { id: 1, reference: 'R', description: 'SEN7K3QD2XM', amount: 599_000, accountNumber: '88888888' },
    make(data) {
      const body = { error: 0, data }
      return { body: json(body), headers: { 'x-casso-signature': signCasso(secret, now, body) } }
    },
    read: (body, header) => readCassoWebhook(secrets, now, body, header),
  },
  {
    name: 'payOS',
    fields: {
      orderCode: 123,
      amount: 3000,
      description: 'VQRIO123',
      accountNumber: '12345678',
      reference: 'TF230204212323',
      transactionDateTime: '2023-02-04 18:25:00',
      currency: 'VND',
      paymentLinkId: '124c33',
      code: '00',
    },
    make: (data) => ({ body: json({ data, signature: signPayosData(secret, data) }), headers: {} }),
    read: (body) => readPayosWebhook(secrets, body),
  },
  {
    name: 'MoMo',
    fields: {
      partnerCode: 'MOMO',
      orderId: 'o1',
      requestId: 'r1',
      amount: 50_000,
      orderInfo: 'Nạp tiền',
      orderType: 'momo_wallet',
      transId: 4_014_083_433,
      resultCode: 0,
      message: 'Thành công.',
      payType: 'qr',
      responseTime: 1_700_000_060_000,
      extraData: '',
    },
    make(fields) {
      // A template cannot hold every object, such as one whose `toString` is a text.
      const texts = Object.entries(fields).map(([name, value]) => [
        name,
        typeof value === 'object' ? JSON.stringify(value) : value,
      ])
      const signed = { ...Object.fromEntries(texts), accessKey: 'access' }
      const signature = signMomo(secret, 'webhook', signed as never)
      return { body: json({ ...fields, signature }), headers: {} }
    },
    read: (body) => readMomoWebhook({ url: '', partnerCode: 'MOMO', accessKey: 'access', secretKeys: secrets }, body),
  },
  {
    name: 'ZaloPay',
    fields: {
      app_id: 2553,
      app_trans_id: '240101_000001',
      amount: 50_000,
      zp_trans_id: 240_101_000_000_001,
      server_time: 1,
    },
    make(fields) {
      const data = JSON.stringify(fields)
      return { body: json({ data, mac: signZalopayData(secret, data) }), headers: {} }
    },
    read: (body) => readZalopayWebhook({ appId: 2553, keys2: secrets }, body),
  },
  {
    name: 'VNPay',
    fields: {
      vnp_Amount: '1000000',
      vnp_OrderInfo: 'Nap tien',
      vnp_PayDate: '20240521091806',
      vnp_ResponseCode: '00',
      vnp_TmnCode: 'TEST',
      vnp_TransactionNo: '14422574',
      vnp_TransactionStatus: '00',
      vnp_TxnRef: 'SEN7K3QD2XM',
    },
    make(fields) {
      const texts = Object.entries(fields).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ])
      const parameters = Object.fromEntries(texts)
      return {
        body: Buffer.from(`${signedQuery(parameters)}&vnp_SecureHash=${signVnpayQuery(secret, parameters)}`),
        headers: {},
      }
    },
    read: (body) => readVnpayWebhook({ tmnCode: 'TEST', secrets }, body.toString()),
  },
]

const headerOf = (headers: Record<string, string>) => (name: string) =>
  Object.hasOwn(headers, name) ? headers[name] : undefined
const headerNames = fc.constantFrom('x-sepay-signature', 'x-sepay-timestamp', 'x-casso-signature', 'secure-token')
const ascii = fc.string({ unit: 'binary-ascii', maxLength: 150 })
const headersArbitrary = fc.dictionary(headerNames, ascii)
const values = fc.jsonValue({ maxDepth: 2, stringUnit: 'grapheme-ascii' }) as fc.Arbitrary<JsonObject[string]>

describe.each(cases)('a webhook of $name', ({ fields, make, read }) => {
  const genuine = make(fields)
  const expected = read(genuine.body, headerOf(genuine.headers))

  test('that is genuine is read', () => {
    expect(expected).not.toHaveProperty('fault')
  })

  test('of random bytes is refused without an exception', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), headersArbitrary, (bytes, headers) => {
        expect(read(Buffer.from(bytes), headerOf(headers))).toHaveProperty('fault')
      }),
    )
  })

  test('of random JSON is refused without an exception', () => {
    fc.assert(
      fc.property(values, headersArbitrary, (value, headers) => {
        expect(read(json(value), headerOf(headers))).toHaveProperty('fault')
      }),
    )
  })

  test('with any byte changed is refused, or says the same', () => {
    for (let position = 0; position < genuine.body.length; position += 1)
      for (const mask of [0x01, 0x04, 0x10, 0x20, 0x80, 0xff]) {
        const body = Buffer.from(genuine.body)
        body[position] = (body[position] ?? 0) ^ mask
        const result = read(body, headerOf(genuine.headers))
        if (!('fault' in result)) expect(result).toEqual(expected)
      }
  })

  test('with any byte left out or added is refused, or says the same', () => {
    fc.assert(
      fc.property(fc.nat({ max: genuine.body.length }), ascii, fc.nat({ max: 3 }), (position, added, dropped) => {
        const body = Buffer.concat([
          genuine.body.subarray(0, position),
          Buffer.from(added),
          genuine.body.subarray(position + dropped),
        ])
        const result = read(body, headerOf(genuine.headers))
        if (!('fault' in result)) expect(result).toEqual(expected)
      }),
    )
  })

  test('with any sign of its headers changed is refused, or says the same', () => {
    for (const [name, text] of Object.entries(genuine.headers))
      for (let position = 0; position < text.length; position += 1)
        for (const sign of '0f9,=.Z ') {
          const headers = { ...genuine.headers, [name]: text.slice(0, position) + sign + text.slice(position + 1) }
          const result = read(genuine.body, headerOf(headers))
          if (!('fault' in result)) expect(result).toEqual(expected)
        }
  })

  test('with any field left out or replaced, and signed, is refused or has a possible amount', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(fields)), fc.option(values), (name, value) => {
        const { [name]: _dropped, ...others } = fields
        const { body, headers } = make(value === null ? others : { ...others, [name]: value })
        const amounts = JSON.stringify(read(body, headerOf(headers))).match(/"amount":[^,}]*/g) ?? []
        for (const amount of amounts) expect(amount).toMatch(/^"amount":[1-9]\d{0,15}$/)
      }),
    )
  })
})

describe('a result of a request', () => {
  const readers: ((text: string) => object)[] = [
    (text) => readPayosLink(secrets, text),
    (text) => readPayosQuery(secrets, text),
    (text) => readMomoPayment(text),
    (text) => readMomoQuery(text),
    (text) => readZalopayOrder(text),
    (text) => readZalopayQuery('x', text),
    (text) => readVnpayQuery({ tmnCode: 'TEST', secrets }, text),
  ]
  const names = fc.constantFrom(
    ...[
      'code',
      'data',
      'signature',
      'resultCode',
      'return_code',
      'sub_return_code',
      'amount',
      'transId',
      'zp_trans_id',
      'orderId',
    ],
    ...[
      'vnp_ResponseCode',
      'vnp_TmnCode',
      'vnp_SecureHash',
      'vnp_Amount',
      'payUrl',
      'order_url',
      '__proto__',
      'constructor',
    ],
  )

  test('is read without an exception, and reports no payment that a provider did not', () => {
    fc.assert(
      fc.property(fc.dictionary(names, fc.oneof(values, fc.constantFrom('00', '0', 1, 2, 3))), (value) => {
        const text = JSON.stringify(value)
        for (const read of readers) {
          const result = read(text)
          if ('report' in result && result.report !== null)
            expect((result.report as { amount: number }).amount).toBeGreaterThan(0)
        }
      }),
      { numRuns: 1000 },
    )
    fc.assert(fc.property(ascii, (text) => readers.forEach((read) => void read(text))))
  })
})

test.each([
  ['deep nesting', '{"a":'.repeat(100_000)],
  ['many fields', `{${Array.from({ length: 20_000 }, (_, index) => `"f${index}":1`).join(',')}}`],
  ['a long text', `{"content":"${'x'.repeat(250_000)}"}`],
  ['many signs', `"${'\\"'.repeat(120_000)}`],
  ['megabytes', 'x'.repeat(8_000_000)],
])('a genuine webhook of %s takes no time worth mentioning', (_what, text) => {
  const body = Buffer.from(text)
  const headers = { 'x-sepay-signature': signSepay(secret, now / 1000, body), 'x-sepay-timestamp': String(now / 1000) }
  const started = performance.now()
  expect(readSepayWebhook(secrets, now, body, headerOf(headers))).toHaveProperty('fault')
  for (const { read } of cases) expect(read(body, () => undefined)).toHaveProperty('fault')
  expect(performance.now() - started).toBeLessThan(60_000)
})
