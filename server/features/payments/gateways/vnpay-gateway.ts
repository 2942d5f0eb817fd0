import type { PaymentGateway } from '#server/features/payments/payment-gateway.ts'
import { queryVnpayPayment, vnpayPaymentUrl } from '#server/features/payments/providers/vnpay/vnpay-requests.ts'
import { vnpayResponses } from '#server/features/payments/providers/vnpay/vnpay-responses.ts'
import { readVnpayQuery } from '#server/features/payments/providers/vnpay/vnpay-results.ts'
import type { VnpaySettings } from '#server/features/payments/providers/vnpay/vnpay-settings.ts'
import { readVnpayWebhook } from '#server/features/payments/providers/vnpay/vnpay-webhook.ts'
import { callGateway, type GatewayDeps, queryResult, UnusableResult } from './call-gateway.ts'

/** The limits of one payment, in dong (sandbox.vnpayment.vn/apis/docs/thanh-toan-pay/pay.html). */
const AMOUNT = { min: 5000, max: 999_999_999 } as const

/** The longest id of a call, in characters. */
const REQUEST_ID_MAX = 32

/** VNPay, which knows a payment only from the customer's visit: its page's address is made without a call. `TxnRef` is the memo. */
export const vnpayGateway = (settings: VnpaySettings, deps: GatewayDeps): PaymentGateway => ({
  name: 'vnpay',
  amounts: AMOUNT,
  takesAnyAmount: false,
  newReference: (memo) => memo,

  async createIntent({ reference, memo, amount, createdAt, expiresAt, returnUrl, address, language }) {
    const url = vnpayPaymentUrl(settings, {
      reference,
      createdAt,
      expiresAt,
      amount,
      returnUrl,
      ipAddress: address,
      orderInfo: `Nap vi Sen Cloud ${memo}`,
      language: language === 'vi' ? 'vn' : 'en',
    })
    return { instructions: { url, qr: null, bank: null, memo: null } }
  },

  verifyWebhook: ({ query }) => readVnpayWebhook(settings, query),

  async query({ reference, createdAt }) {
    const call = {
      reference,
      createdAt,
      ipAddress: '127.0.0.1',
      orderInfo: `Truy van ${reference}`,
      requestId: deps.newId().replaceAll('-', '').slice(0, REQUEST_ID_MAX),
    }
    const result = readVnpayQuery(settings, await callGateway(deps, queryVnpayPayment(settings, call, deps.now())))
    if ('report' in result) {
      const { report } = result
      return queryResult(report.status, report.reference === reference ? report : null)
    }
    if (result.fault === 'refused') return queryResult(result.status, null)
    throw new UnusableResult(result.fault)
  },

  reply: (outcome) => vnpayResponses[outcome],
})
