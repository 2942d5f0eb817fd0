import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HashAlgorithm, ignoreLogger, ProductCode, VNPay, VnpLocale } from 'vnpay'
import {
  InpOrderAlreadyConfirmed,
  IpnFailChecksum,
  IpnInvalidAmount,
  IpnOrderNotFound,
  IpnSuccess,
  IpnUnknownError,
} from 'vnpay/constants'
import { queryVnpayPayment, vnpayPaymentUrl } from './vnpay-requests.ts'
import { vnpayResponses } from './vnpay-responses.ts'
import { readVnpayQuery } from './vnpay-results.ts'
import { vnpayAddresses } from './vnpay-settings.ts'
import { signedQuery, signVnpayCall, signVnpayQuery } from './vnpay-signature.ts'
import { readVnpayWebhook } from './vnpay-webhook.ts'

const settings = { ...vnpayAddresses('http://127.0.0.1:4010/'), tmnCode: 'TEST12345', secrets: ['SECRET'] } as const
const library = new VNPay({
  tmnCode: 'TEST12345',
  secureSecret: 'SECRET',
  vnpayHost: 'http://127.0.0.1:4010',
  testMode: false,
  hashAlgorithm: HashAlgorithm.SHA512,
  enableLog: false,
  loggerFn: ignoreLogger,
})

/** The sample of the independent implementation's own tests. */
const webhook = {
  vnp_Amount: '1000000',
  vnp_BankCode: 'NCB',
  vnp_BankTranNo: 'VNP14422574',
  vnp_CardType: 'ATM',
  vnp_OrderInfo: 'Thanh toan don hang 2024-05-21T02:17:31.249Z',
  vnp_PayDate: '20240521091806',
  vnp_ResponseCode: '00',
  vnp_TmnCode: 'TEST_TMN_CODE',
  vnp_TransactionNo: '14422574',
  vnp_TransactionStatus: '00',
  vnp_TxnRef: '1716257871703',
}
const merchant = { tmnCode: 'TEST_TMN_CODE', secrets: ['test_secret'] } as const
const queryOf = (changes: Record<string, string> = {}) => {
  const parameters = { ...webhook, ...changes }
  return `${signedQuery(parameters)}&vnp_SecureHash=${signVnpayQuery('test_secret', parameters)}`
}
const read = (query: string) => readVnpayWebhook(merchant, query)

describe('a webhook', () => {
  test('has the signature of the independent implementation', () => {
    expect(signVnpayQuery('test_secret', webhook)).toBe(
      '649982421beb422556a1374713c74e58e716ecbd05007c0c0e1f7effdfaf361dbf146889ca446139afe11b9954c4d5c486e99e3b86fcfab6957f29eb0be72895',
    )
    expect(signVnpayQuery('test_secret', { ...webhook, vnp_ResponseCode: '99' })).toBe(
      '503194f6d93b57b357b2d1d09742565e67e86d771352c5dca4fc8d39df3d392c6b3809add9405f97cfb9631f445e36c80656cfbf47eac67d97fa165865c13e1b',
    )
  })

  test('is verified by the independent implementation, whatever it contains', () => {
    const verifier = new VNPay({ tmnCode: 'TEST_TMN_CODE', secureSecret: 'test_secret', loggerFn: ignoreLogger })
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (orderInfo) => {
        fc.pre(orderInfo.isWellFormed() && orderInfo !== '')
        const query = queryOf({ vnp_OrderInfo: orderInfo })
        const theirs = verifier.verifyIpnCall(Object.fromEntries(new URLSearchParams(query)) as never)
        expect([theirs.isVerified, theirs.vnp_Amount]).toEqual([true, 10_000])
        expect(read(query)).toHaveProperty('report.amount', 10_000)
      }),
    )
  })

  test('reports a payment', () => {
    expect(read(queryOf())).toEqual({
      report: {
        eventId: '1716257871703:14422574:paid',
        reference: '1716257871703',
        status: 'paid',
        amount: 10_000,
      },
    })
  })

  test('may have empty and other parameters, in any order, which are not signed', () => {
    const reversed = queryOf().split('&').reverse().join('&')
    expect(read(`${reversed}&vnp_Empty=&vnp_SecureHashType=HmacSHA512&utm_source=x&utm_source=y`)).toEqual(
      read(queryOf()),
    )
  })

  test.each([
    ['00', '00', 'paid'],
    ['00', '01', 'pending'],
    ['00', '02', 'failed'],
    ['00', '04', 'review'],
    ['00', '07', 'review'],
    ['07', '00', 'review'],
    ['07', '07', 'review'],
    ['24', '02', 'failed'],
    ['11', '02', 'failed'],
    ['51', '02', 'failed'],
    ['24', '01', 'failed'],
    ['24', '00', 'review'],
    ['99', '02', 'failed'],
    ['98', '02', 'review'],
    ['00', '05', 'review'],
    ['00', '06', 'review'],
    ['00', '09', 'review'],
    ['00', '77', 'review'],
  ])('with the codes %s and %s is %s', (vnp_ResponseCode, vnp_TransactionStatus, status) => {
    expect(read(queryOf({ vnp_ResponseCode, vnp_TransactionStatus }))).toHaveProperty('report.status', status)
  })

  test.each([
    ['invalid_signature', ''],
    ['invalid_signature', signedQuery(webhook)],
    ['invalid_signature', queryOf().replace('vnp_Amount=1000000', 'vnp_Amount=9000000')],
    ['invalid_signature', `${queryOf()}&vnp_Extra=1`],
    ['invalid_signature', queryOf().slice(0, -1)],
    ['invalid_signature', queryOf().replace('%3A', ':%3A')],
    ['wrong_merchant', queryOf({ vnp_TmnCode: 'OTHER' })],
    ['invalid', `${queryOf()}&vnp_Amount=1000000`],
    ['invalid', `vnp_Amount=1000000&${queryOf()}`],
    ['invalid', queryOf({ vnp_Amount: '1000001' })],
    ['invalid', queryOf({ vnp_Amount: '-1000000' })],
    ['invalid', queryOf({ vnp_Amount: '0' })],
    ['invalid', queryOf({ vnp_Amount: '99999999999999999900' })],
    ['invalid', queryOf({ vnp_ResponseCode: '0' })],
    ['invalid', queryOf({ vnp_TxnRef: '' })],
    ['invalid', `${queryOf()}&x=${'y'.repeat(5000)}`],
  ])('has the fault %s: %s', (fault, query) => {
    expect(read(query)).toEqual({ fault })
  })

  test('with the previous secret is accepted', () => {
    expect(readVnpayWebhook({ ...merchant, secrets: ['next', 'test_secret'] }, queryOf())).toHaveProperty('report')
  })

  test('is responded to as the independent implementation does', () => {
    const bodies = Object.fromEntries(Object.entries(vnpayResponses).map(([outcome, { body }]) => [outcome, body]))
    expect(bodies).toEqual({
      accepted: IpnSuccess,
      duplicate: InpOrderAlreadyConfirmed,
      unknown_payment: IpnOrderNotFound,
      wrong_amount: IpnInvalidAmount,
      rejected: IpnFailChecksum,
      malformed: IpnUnknownError,
      unavailable: IpnUnknownError,
    })
    expect(new Set(Object.values(vnpayResponses).map(({ status }) => status))).toEqual(new Set([200]))
  })
})

describe('a request', () => {
  const createdAt = Date.parse('2024-08-14T21:41:48+07:00')
  const intent = {
    reference: 'VP7K3QD2',
    createdAt,
    expiresAt: createdAt + 900_000,
    amount: 10_000,
    language: 'vn' as const,
    orderInfo: 'Nap tien vi VP7K3QD2',
    returnUrl: 'http://localhost:3000/return',
    ipAddress: '1.1.1.1',
  }

  test('of a payment is the published address', () => {
    expect(vnpayPaymentUrl(settings, intent)).toBe(
      'http://127.0.0.1:4010/paymentv2/vpcpay.html?vnp_Amount=1000000&vnp_Command=pay&vnp_CreateDate=20240814214148&vnp_CurrCode=VND&vnp_ExpireDate=20240814215648&vnp_IpAddr=1.1.1.1&vnp_Locale=vn&vnp_OrderInfo=Nap+tien+vi+VP7K3QD2&vnp_OrderType=other&vnp_ReturnUrl=http%3A%2F%2Flocalhost%3A3000%2Freturn&vnp_TmnCode=TEST12345&vnp_TxnRef=VP7K3QD2&vnp_Version=2.1.0&vnp_SecureHash=b756a95be0d763b377fbdf8e10fdfda92b7f56e75cb39209a3aef41a33831f7cefe01bf3b07bd1e2c5b10f7258942597dba30ca612278d85222566b6286c90f8',
    )
  })

  test('of a payment is that of the independent implementation', () => {
    const texts = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 10 ** 9 }), (orderInfo, amount) => {
        const theirs = library.buildPaymentUrl({
          vnp_Amount: amount,
          vnp_IpAddr: '1.1.1.1',
          vnp_TxnRef: 'VP7K3QD2',
          vnp_OrderInfo: orderInfo,
          vnp_ReturnUrl: intent.returnUrl,
          vnp_Locale: VnpLocale.VN,
          vnp_OrderType: ProductCode.Other,
          vnp_CreateDate: 20_240_814_214_148,
          vnp_ExpireDate: 20_240_814_215_648,
        })
        const ours = new URL(vnpayPaymentUrl(settings, { ...intent, orderInfo, amount }))
        expect([...ours.searchParams].sort()).toEqual([...new URL(theirs).searchParams].sort())
      }),
    )
  })

  test('of a query is signed', () => {
    const call = {
      requestId: 'req1',
      reference: 'VP7K3QD2',
      createdAt,
      ipAddress: '1.1.1.1',
      orderInfo: 'Truy van VP7K3QD2',
    }
    const { body, ...request } = queryVnpayPayment(settings, call, Date.parse('2024-08-14T22:00:00+07:00'))
    expect(request).toEqual({
      method: 'POST',
      url: 'http://127.0.0.1:4010/merchant_webapi/api/transaction',
      headers: { 'content-type': 'application/json' },
    })
    expect(JSON.parse(body ?? '')).toEqual({
      vnp_RequestId: 'req1',
      vnp_Version: '2.1.0',
      vnp_Command: 'querydr',
      vnp_TmnCode: 'TEST12345',
      vnp_TxnRef: 'VP7K3QD2',
      vnp_OrderInfo: 'Truy van VP7K3QD2',
      vnp_TransactionDate: '20240814214148',
      vnp_CreateDate: '20240814220000',
      vnp_IpAddr: '1.1.1.1',
      vnp_SecureHash:
        '1f254bbf7661d0dc22b5df1e82b93282cdd2ff8e4e1b8628eef6a972b299e6231387e6cbbffb9753a3636dceb7e70a8473061fb8fdf0a1dcca9b28e384fe9e93',
    })
  })
})

describe('a result', () => {
  const queried = {
    vnp_ResponseId: 'r1',
    vnp_Command: 'querydr',
    vnp_ResponseCode: '00',
    vnp_Message: 'QueryDR Success',
    vnp_TmnCode: 'TEST_TMN_CODE',
    vnp_TxnRef: '1716257871703',
    vnp_Amount: '1000000',
    vnp_BankCode: 'NCB',
    vnp_PayDate: '20240521091806',
    vnp_TransactionNo: '14422574',
    vnp_TransactionType: '01',
    vnp_TransactionStatus: '00',
    vnp_OrderInfo: 'Thanh toan',
  }
  const signed = (changes: Record<string, string> = {}) => {
    const parameters = { ...queried, ...changes }
    return JSON.stringify({ ...parameters, vnp_SecureHash: signVnpayCall('test_secret', 'queryResult', parameters) })
  }

  test('of a query is signed with all its values', () => {
    const text =
      'r1|querydr|00|QueryDR Success|TEST_TMN_CODE|1716257871703|1000000|NCB|20240521091806|14422574|01|00|Thanh toan||'
    expect(signVnpayCall('test_secret', 'queryResult', queried)).toBe(
      createHmac('sha512', 'test_secret').update(text).digest('hex'),
    )
  })

  test('of a query reports with the id of the webhook', () => {
    expect(readVnpayQuery(merchant, signed())).toEqual(read(queryOf()))
    const numbers = signed().replace('"1000000"', '1000000').replace('"14422574"', '14422574')
    expect(readVnpayQuery(merchant, numbers)).toEqual(read(queryOf()))
  })

  test.each([
    ['00', 'paid'],
    ['01', 'pending'],
    ['02', 'failed'],
    ['04', 'review'],
    ['07', 'review'],
    ['99', 'review'],
  ])('of a query with the state %s is %s', (vnp_TransactionStatus, status) => {
    expect(readVnpayQuery(merchant, signed({ vnp_TransactionStatus }))).toHaveProperty('report.status', status)
  })

  test.each([
    ['02', 'refused'],
    ['03', 'refused'],
    ['91', 'unknown'],
    ['94', 'pending'],
    ['97', 'refused'],
    ['99', 'pending'],
  ])('of a call that VNPay refuses with %s says so, signed or not', (code, status) => {
    const fault = { fault: 'refused', code, status }
    expect(readVnpayQuery(merchant, signed({ vnp_ResponseCode: code }))).toEqual(fault)
    expect(readVnpayQuery(merchant, JSON.stringify({ vnp_ResponseCode: code, vnp_Message: 'x' }))).toEqual(fault)
  })

  test.each([
    ['invalid_signature', signed().replace('1000000', '9000000')],
    ['invalid_signature', JSON.stringify(queried)],
    ['wrong_merchant', signed({ vnp_TmnCode: 'OTHER' })],
    ['invalid', signed({ vnp_Amount: '0' })],
    ['invalid_signature', '[]'],
    ['invalid', ''],
    ['invalid', '{"vnp_ResponseCode":{}}'],
  ])('has the fault %s: %s', (fault, text) => {
    expect(readVnpayQuery(merchant, text)).toEqual({ fault })
  })
})
