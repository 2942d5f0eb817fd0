import { PayOS } from '@payos/node'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createPayosLink, queryPayosLink } from './payos-requests.ts'
import { readPayosLink, readPayosQuery } from './payos-results.ts'
import { isPayosSigned, signPayosData, signPayosRequest } from './payos-signature.ts'
import { readPayosWebhook } from './payos-webhook.ts'

const checksumKey = '1a54716c8f0efb2744fb28b6e38b25da7f67a925d98bc1c18bd8faaecadd7675'
/** The sample that payOS publishes. */
const data = {
  orderCode: 123,
  amount: 3000,
  description: 'VQRIO123',
  accountNumber: '12345678',
  reference: 'TF230204212323',
  transactionDateTime: '2023-02-04 18:25:00',
  currency: 'VND',
  paymentLinkId: '124c33293c43417ab7879e14c8d9eb18',
  code: '00',
  desc: 'Thành công',
  counterAccountBankId: '',
  counterAccountBankName: '',
  counterAccountName: '',
  counterAccountNumber: '',
  virtualAccountName: '',
  virtualAccountNumber: '',
}
const signature = '412e915d2871504ed31be63c8f62a149a4410d34c4c42affc9006ef9917eaa03'
const envelope = { code: '00', desc: 'success', success: true, data, signature }
const sdk = new PayOS({ clientId: 'client', apiKey: 'key', checksumKey })

const signed = (changes: object) => {
  const changed = { ...data, ...changes }
  return { ...envelope, data: changed, signature: signPayosData(checksumKey, changed) }
}
const read = (json: unknown) => readPayosWebhook([checksumKey], Buffer.from(JSON.stringify(json)))

describe('a webhook', () => {
  test('has the signature that payOS publishes, which its own software accepts', async () => {
    expect(signPayosData(checksumKey, data)).toBe(signature)
    await expect(sdk.webhooks.verify(envelope)).resolves.toEqual(data)
  })

  test('is signed as payOS signs it, whatever it contains', async () => {
    const value = fc.oneof(
      fc.string({ unit: 'grapheme-ascii' }),
      fc.constantFrom('Thành công', 'null', 'undefined', '', 'a&b=c', '10%', '+'),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.array(fc.dictionary(fc.constantFrom('b', 'a', 'c'), fc.integer(), { noNullPrototype: true }), {
        maxLength: 3,
      }),
    )
    const names = fc.constantFrom('amount', 'orderCode', 'description', 'desc', 'code', 'accountNumber', 'x', 'Z', 'é')
    await fc.assert(
      fc.asyncProperty(fc.dictionary(names, value, { noNullPrototype: true }), async (fields) => {
        const theirs = await sdk.crypto.createSignatureFromObj(fields, checksumKey)
        expect(signPayosData(checksumKey, fields)).toBe(theirs)
        expect(isPayosSigned(['the next one', checksumKey], fields, theirs ?? '')).toBe(true)
      }),
    )
  })

  test('reports a transfer', () => {
    expect(read(envelope)).toEqual({
      report: {
        eventId: '124c33293c43417ab7879e14c8d9eb18:TF230204212323',
        reference: '123',
        status: 'paid',
        amount: 3000,
      },
    })
    expect(read(signed({ code: '01' }))).toHaveProperty('report.status', 'review')
  })

  test('reports only what is signed', () => {
    expect(read({ ...envelope, code: '99', success: false, extra: 1 })).toEqual(read(envelope))
  })

  test.each([
    ['invalid_signature', { ...envelope, data: { ...data, amount: 30_000 } }],
    ['invalid_signature', { ...envelope, data: { ...data, extra: 1 } }],
    ['invalid_signature', { ...envelope, signature: signature.replace('4', '5') }],
    ['invalid_signature', { ...envelope, signature: null }],
    ['invalid_signature', { ...envelope, data: null }],
    ['invalid_signature', { ...envelope, data: [data] }],
    ['invalid_signature', {}],
    ['invalid', signed({ orderCode: '123' })],
    ['invalid', signed({ orderCode: 0 })],
    ['invalid', signed({ amount: -3000 })],
    ['invalid', signed({ amount: 0.5 })],
    ['invalid', signed({ currency: 'USD' })],
    ['invalid', signed({ reference: '' })],
  ])('has the fault %s: %j', (fault, json) => {
    expect(read(json)).toEqual({ fault })
  })

  test('that is not JSON is malformed', () => {
    expect(readPayosWebhook([checksumKey], Buffer.from('{'))).toEqual({ fault: 'malformed_json' })
  })
})

describe('a request', () => {
  const settings = { url: 'http://127.0.0.1:4010/', clientId: 'client', apiKey: 'key', checksumKey }
  const intent = {
    orderCode: 123,
    amount: 3000,
    description: 'VQRIO123',
    returnUrl: 'https://x.vn/r',
    cancelUrl: 'https://x.vn/c',
    expiresAt: 1_721_890_957_999,
  }

  test('of a payment is signed as payOS signs it', async () => {
    const fields = { ...intent, expiredAt: 1_721_890_957 }
    const expected = '10f1aabab589886c8c7797ae18ae3b8928cabef0606fc5c135b260cd03cfa60e'
    expect(signPayosRequest(checksumKey, intent)).toBe(expected)
    expect(await sdk.crypto.createSignatureOfPaymentRequest(fields, checksumKey)).toBe(expected)
    const { body, ...request } = createPayosLink(settings, intent)
    expect(request).toEqual({
      method: 'POST',
      url: 'http://127.0.0.1:4010/v2/payment-requests',
      headers: { 'content-type': 'application/json', 'x-client-id': 'client', 'x-api-key': 'key' },
    })
    expect(JSON.parse(body ?? '')).toEqual({
      orderCode: 123,
      amount: 3000,
      description: 'VQRIO123',
      returnUrl: 'https://x.vn/r',
      cancelUrl: 'https://x.vn/c',
      expiredAt: 1_721_890_957,
      signature: expected,
    })
  })

  test('of a query names the payment', () => {
    expect(queryPayosLink(settings, 123)).toEqual({
      method: 'GET',
      url: 'http://127.0.0.1:4010/v2/payment-requests/123',
      headers: { 'x-client-id': 'client', 'x-api-key': 'key' },
      body: null,
    })
  })
})

describe('a result', () => {
  const link = {
    bin: '970422',
    accountNumber: '113366668888',
    accountName: 'CONG TY SEN',
    amount: 3000,
    description: 'CSX VQRIO123',
    orderCode: 123,
    currency: 'VND',
    paymentLinkId: data.paymentLinkId,
    status: 'PENDING',
    checkoutUrl: 'https://pay.payos.vn/web/124c33293c43417ab7879e14c8d9eb18',
    qrCode: '0002010102',
  }
  const result = (value: Parameters<typeof signPayosData>[1]) =>
    JSON.stringify({ code: '00', desc: 'success', data: value, signature: signPayosData(checksumKey, value) })

  test('of a new payment is its link and code', () => {
    const { currency: _currency, ...expected } = link
    expect(readPayosLink([checksumKey], result(link))).toEqual({ link: expected })
  })

  test('of a query is its state and its transfers, with the ids of their webhooks', () => {
    const { orderCode, paymentLinkId: _id, currency: _currency, code: _code, desc: _desc, ...transfer } = data
    const queried = {
      id: data.paymentLinkId,
      orderCode,
      amount: 5000,
      amountPaid: 3000,
      amountRemaining: 2000,
      status: 'UNDERPAID',
      createdAt: '2023-02-04T18:20:00+07:00',
      transactions: [transfer],
      cancellationReason: null,
      canceledAt: null,
    }
    const webhook = read(envelope)
    expect(readPayosQuery([checksumKey], result(queried))).toEqual({
      status: 'underpaid',
      reports: 'report' in webhook && [webhook.report],
    })
  })

  test.each([
    ['PENDING', 'pending'],
    ['PROCESSING', 'pending'],
    ['PAID', 'paid'],
    ['UNDERPAID', 'underpaid'],
    ['CANCELLED', 'failed'],
    ['EXPIRED', 'failed'],
    ['FAILED', 'failed'],
    ['SOMETHING', 'review'],
    ['toString', 'review'],
  ])('with the state %s is %s', (status, expected) => {
    const queried = { id: 'x', orderCode: 1, status, transactions: [] }
    expect(readPayosQuery([checksumKey], result(queried))).toEqual({ status: expected, reports: [] })
  })

  test('is not used if payOS refuses the request, or if it is not genuine', () => {
    const refused = JSON.stringify({ code: '231', desc: 'Đơn thanh toán đã tồn tại', data: null, signature: null })
    expect(readPayosLink([checksumKey], refused)).toEqual({ fault: 'refused', code: '231' })
    expect(readPayosQuery([checksumKey], refused)).toEqual({ fault: 'refused', code: '231' })
    for (const text of [
      result(link).replace('970422', '970423'),
      result(link).replace('"signature"', '"s"'),
      '{}',
      '<html>',
    ])
      expect(readPayosLink([checksumKey], text)).toEqual({ fault: 'invalid' })
    expect(readPayosLink([checksumKey], result({ ...link, bin: 'x' }))).toEqual({ fault: 'invalid' })
    expect(readPayosQuery([checksumKey], result({ orderCode: 1 }))).toEqual({ fault: 'invalid' })
  })
})
