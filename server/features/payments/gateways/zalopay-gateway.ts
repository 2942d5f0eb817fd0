import type { PaymentGateway } from '#server/features/payments/payment-gateway.ts'
import {
  createZalopayOrder,
  queryZalopayOrder,
  zalopayId,
} from '#server/features/payments/providers/zalopay/zalopay-requests.ts'
import { zalopayResponses } from '#server/features/payments/providers/zalopay/zalopay-responses.ts'
import { readZalopayOrder, readZalopayQuery } from '#server/features/payments/providers/zalopay/zalopay-results.ts'
import type { ZalopaySettings } from '#server/features/payments/providers/zalopay/zalopay-settings.ts'
import { readZalopayWebhook } from '#server/features/payments/providers/zalopay/zalopay-webhook.ts'
import { callGateway, type GatewayDeps, isFinal, queryResult, UnusableResult } from './call-gateway.ts'

/** The code of an order whose reference the gateway knows. */
const DUPLICATE = '-68'
/** The limits of one payment, in dong. */
const AMOUNT = { min: 1000, max: 100_000_000 } as const

/** ZaloPay's wallet. Its `app_trans_id` is the day with the payment's memo; its webhooks report success only, so that a query shows a failure. */
export const zalopayGateway = (settings: ZalopaySettings, deps: GatewayDeps): PaymentGateway => ({
  name: 'zalopay',
  amounts: AMOUNT,
  takesAnyAmount: false,
  newReference: (memo) => zalopayId({ createdAt: deps.now(), reference: memo }),

  async createIntent({ reference, paymentId, memo, amount, expiresAt, createdAt, returnUrl }) {
    const now = deps.now()
    const request = createZalopayOrder(
      settings,
      {
        appTransId: reference,
        amount,
        redirectUrl: returnUrl,
        callbackUrl: deps.webhookUrl(),
        customer: paymentId,
        // It lives as long as ours from now on, whatever a clock of ours says.
        expiresAt: now + (expiresAt - createdAt),
        description: `Nap vi Sen Cloud ${memo}`,
      },
      now,
    )
    const result = readZalopayOrder(await callGateway(deps, request))
    if ('order' in result) return { instructions: { url: result.order.orderUrl, qr: null, bank: null, memo: null } }
    if (result.fault === 'refused')
      return result.code === DUPLICATE ? { isTaken: true } : { refused: result.code, isFinal: isFinal(result.status) }
    throw new UnusableResult(result.fault)
  },

  verifyWebhook: ({ rawBody }) => readZalopayWebhook(settings, rawBody),

  async query({ reference }) {
    const result = readZalopayQuery(reference, await callGateway(deps, queryZalopayOrder(settings, reference)))
    if ('fault' in result) throw new UnusableResult(result.fault)
    return queryResult(result.status, result.report)
  },

  reply: (outcome) => zalopayResponses[outcome],
})
