import type { PaymentGateway } from '#server/features/payments/payment-gateway.ts'
import {
  createMomoPayment,
  MOMO_AMOUNT,
  queryMomoPayment,
} from '#server/features/payments/providers/momo/momo-requests.ts'
import { momoResponses } from '#server/features/payments/providers/momo/momo-responses.ts'
import { readMomoPayment, readMomoQuery } from '#server/features/payments/providers/momo/momo-results.ts'
import type { MomoSettings } from '#server/features/payments/providers/momo/momo-settings.ts'
import { readMomoWebhook } from '#server/features/payments/providers/momo/momo-webhook.ts'
import { callGateway, type GatewayDeps, isFinal, queryResult, UnusableResult } from './call-gateway.ts'

/** The code of an order whose reference the gateway knows. */
const DUPLICATE = '41'

/** MoMo's wallet. Its `orderId` is the payment's memo; each call has a `requestId` of its own. */
export const momoGateway = (settings: MomoSettings, deps: GatewayDeps): PaymentGateway => ({
  name: 'momo',
  amounts: MOMO_AMOUNT,
  takesAnyAmount: false,
  newReference: (memo) => memo,

  async createIntent({ reference, memo, amount, returnUrl, language }) {
    const request = createMomoPayment(settings, {
      orderId: reference,
      requestId: deps.newId(),
      amount,
      redirectUrl: returnUrl,
      ipnUrl: deps.webhookUrl(),
      language: language === 'en' ? 'en' : 'vi',
      orderInfo: `Nap vi Sen Cloud ${memo}`,
    })
    const result = readMomoPayment(await callGateway(deps, request))
    if ('payment' in result) return { instructions: { url: result.payment.payUrl, qr: null, bank: null, memo: null } }
    if (result.fault === 'refused')
      return result.code === DUPLICATE ? { isTaken: true } : { refused: result.code, isFinal: isFinal(result.status) }
    throw new UnusableResult(result.fault)
  },

  verifyWebhook: ({ rawBody }) => readMomoWebhook(settings, rawBody),

  async query({ reference }) {
    const request = queryMomoPayment(settings, { orderId: reference, requestId: deps.newId() })
    const result = readMomoQuery(await callGateway(deps, request))
    if ('fault' in result) throw new UnusableResult(result.fault)
    return queryResult(result.status, result.report?.reference === reference ? result.report : null)
  },

  reply: (outcome) => momoResponses[outcome],
})
