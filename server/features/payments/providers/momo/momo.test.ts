import { describe, expect, test } from 'vitest'
import { createMomoPayment, MOMO_AMOUNT, queryMomoPayment } from './momo-requests.ts'
import { momoResponses } from './momo-responses.ts'
import { readMomoPayment, readMomoQuery } from './momo-results.ts'
import { signMomo } from './momo-signature.ts'
import { readMomoWebhook } from './momo-webhook.ts'

/** The keys of MoMo's public samples. */
const accessKey = 'F8BBA842ECF85'
const secretKey = 'K951B6PE1waDMi640xX08PD3vg6EkVlz'
const settings = { url: 'http://127.0.0.1:4010', partnerCode: 'MOMO', accessKey, secretKeys: [secretKey] } as const
const id = 'MOMO1700000000000'

const webhook = {
  partnerCode: 'MOMO',
  orderId: id,
  requestId: id,
  amount: 50_000 as number | string,
  orderInfo: 'pay with MoMo',
  orderType: 'momo_wallet',
  transId: 4_014_083_433 as number | string,
  resultCode: 0,
  message: 'Successful.',
  payType: 'qr',
  responseTime: 1_700_000_060_000,
  extraData: '',
}
const signed = (changes: object = {}) => {
  const body = { ...webhook, ...changes }
  return { ...body, signature: signMomo(secretKey, 'webhook', { ...body, accessKey }) }
}
const read = (json: unknown) => readMomoWebhook(settings, Buffer.from(JSON.stringify(json)))

describe('a webhook', () => {
  test('has the signature of the documented fields', () => {
    expect(signed().signature).toBe('4cb2f762aa78aacac5db5e90753f7f58ab904959e31faf14534a36e2e0916184')
  })

  test('reports a payment', () => {
    expect(read(signed())).toEqual({
      report: {
        eventId: `${id}:4014083433:paid`,
        reference: id,
        status: 'paid',
        amount: 50_000,
      },
    })
  })

  test('is signed in Vietnamese as it is written, and may have more fields', () => {
    const body = { ...signed({ message: 'Thành công. A&B=C', orderInfo: 'Nạp tiền' }), userFee: 0, extra: null }
    expect(read(body)).toHaveProperty('report.status', 'paid')
  })

  test('keeps an id that a number cannot hold', () => {
    const text = JSON.stringify(signed({ transId: '98765432109876543210' })).replace(/"(98765432109876543210)"/, '$1')
    expect(readMomoWebhook(settings, Buffer.from(text))).toHaveProperty(
      'report.eventId',
      `${id}:98765432109876543210:paid`,
    )
  })

  test('that failed has an id of its own', () => {
    expect(read(signed({ resultCode: 1006, message: 'Từ chối' }))).toMatchObject({
      report: { status: 'failed', eventId: `${id}:4014083433:failed` },
    })
  })

  test.each([
    ['invalid_signature', { ...signed(), amount: 500_000 }],
    ['invalid_signature', { ...signed(), resultCode: 1 }],
    ['invalid_signature', { ...signed({ resultCode: 1006 }), resultCode: 0 }],
    ['invalid_signature', { ...signed(), signature: '' }],
    ['invalid_signature', { ...signed(), signature: signed({ amount: 1 }).signature }],
    ['wrong_merchant', signed({ partnerCode: 'OTHER' })],
    ['invalid_signature', { ...signed(), signature: undefined }],
    ['invalid_signature', { ...signed(), message: null }],
    ['invalid', signed({ amount: -50_000 })],
    ['invalid', signed({ amount: 0 })],
    ['invalid', signed({ amount: 50_000.5 })],
    ['invalid', signed({ orderId: 'a b' })],
    ['invalid', signed({ resultCode: 'x' })],
    ['invalid_signature', []],
  ])('has the fault %s: %j', (fault, json) => {
    expect(read(json)).toEqual({ fault })
  })

  test('that is not JSON is malformed; one with the previous key is accepted', () => {
    expect(readMomoWebhook(settings, Buffer.from(''))).toEqual({ fault: 'malformed_json' })
    const body = Buffer.from(JSON.stringify(signed()))
    expect(readMomoWebhook({ ...settings, secretKeys: ['next', secretKey] }, body)).toHaveProperty('report')
    expect(readMomoWebhook({ ...settings, secretKeys: ['next'] }, body)).toEqual({ fault: 'invalid_signature' })
    expect(readMomoWebhook({ ...settings, accessKey: 'other' }, body)).toEqual({ fault: 'invalid_signature' })
  })

  test('is responded to with 204 once it is recorded', () => {
    for (const outcome of ['accepted', 'duplicate', 'unknown_payment', 'wrong_amount'] as const)
      expect(momoResponses[outcome]).toEqual({ status: 204, body: null })
    expect([momoResponses.rejected.status, momoResponses.unavailable.status]).toEqual([401, 503])
  })
})

describe('a request', () => {
  test('of a payment is signed', () => {
    const intent = {
      orderId: id,
      requestId: id,
      amount: 50_000,
      orderInfo: 'pay with MoMo',
      language: 'vi' as const,
      redirectUrl: 'https://momo.vn/return',
      ipnUrl: 'https://callback.url/notify',
    }
    const { body, ...request } = createMomoPayment(settings, intent)
    expect(request).toEqual({
      method: 'POST',
      url: 'http://127.0.0.1:4010/v2/gateway/api/create',
      headers: { 'content-type': 'application/json' },
    })
    const { language: _language, ...fields } = intent
    expect(JSON.parse(body ?? '')).toEqual({
      ...fields,
      partnerCode: 'MOMO',
      requestType: 'captureWallet',
      extraData: '',
      autoCapture: true,
      lang: 'vi',
      signature: '4378bb95714712f6be833da81f743910a01e5ba6279bfe596b8a08e891259424',
    })
  })

  test('of a query is signed', () => {
    const { url, body } = queryMomoPayment(settings, { orderId: id, requestId: id })
    expect(url).toBe('http://127.0.0.1:4010/v2/gateway/api/query')
    expect(JSON.parse(body ?? '')).toEqual({
      partnerCode: 'MOMO',
      orderId: id,
      requestId: id,
      lang: 'vi',
      signature: 'b89dac8fd6aa084ef21e56b6a289a13e95578f1b04608d916561d6e73f5c677b',
    })
  })

  test('is about as much as MoMo takes', () => {
    expect(MOMO_AMOUNT).toEqual({ min: 1000, max: 50_000_000 })
  })
})

describe('a result', () => {
  const created = {
    partnerCode: 'MOMO',
    orderId: id,
    requestId: id,
    amount: 50_000,
    responseTime: 1,
    message: '',
    resultCode: 0,
    payUrl: 'https://test-payment.momo.vn/v2/gateway/pay?t=x',
    deeplink: 'momo://app',
    qrCodeUrl: 'momo://qr',
  }

  test('of a new payment is its page', () => {
    expect(readMomoPayment(JSON.stringify(created))).toEqual({ payment: { payUrl: created.payUrl } })
    expect(readMomoPayment(JSON.stringify({ resultCode: 41, message: 'x' }))).toEqual({
      fault: 'refused',
      code: '41',
      status: 'refused',
    })
    for (const text of ['', '{}', '<html>', JSON.stringify({ ...created, payUrl: 'x' })])
      expect(readMomoPayment(text)).toEqual({ fault: 'invalid' })
  })

  test('of a query reports with the id of the webhook', () => {
    const queried = { ...webhook, resultCode: 0 }
    expect(readMomoQuery(JSON.stringify(queried))).toEqual({ status: 'paid', ...read(signed()) })
  })

  test('of a query without a payment has no report, and one of a payment without an amount is not a result', () => {
    expect(readMomoQuery('{"resultCode":42}')).toEqual({ status: 'unknown', report: null })
    expect(readMomoQuery('{"resultCode":1000,"orderId":"a","transId":0,"amount":0}')).toEqual({
      status: 'pending',
      report: null,
    })
    expect(readMomoQuery('{"resultCode":0}')).toEqual({ fault: 'invalid' })
    expect(readMomoQuery('[]')).toEqual({ fault: 'invalid' })
  })
})

test.each([
  ['paid', [0]],
  ['authorized', [9000]],
  ['pending', [10, 99, 1000, 7000, 7002, 8000]],
  ['failed', [98, 1001, 1002, 1003, 1004, 1005, 1006, 1007, 1017, 1026, 1080, 1081, 1088, 4001, 4002, 4100]],
  ['refused', [11, 12, 13, 20, 21, 22, 40, 41, 43, 45, 47, 2019]],
  ['unknown', [42]],
  ['review', [-1, 1, 9999]],
])('the state %s has the result codes %j', (status, codes) => {
  for (const resultCode of codes)
    expect(readMomoQuery(JSON.stringify({ ...webhook, resultCode }))).toHaveProperty('status', status)
})
