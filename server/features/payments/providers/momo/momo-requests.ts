import { type ProviderRequest, postJson } from '#server/features/payments/providers/provider-request.ts'
import type { MomoSettings } from './momo-settings.ts'
import { signMomo } from './momo-signature.ts'

/** The amounts that MoMo collects in one payment, in dong. */
export const MOMO_AMOUNT = { min: 1000, max: 50_000_000 } as const
/** How long MoMo may take to respond, in milliseconds: a shorter timeout could miss what it has done. */
export const MOMO_TIMEOUT = 30_000

/** A payment to request. */
export interface MomoIntent {
  /** Stays the same for a payment, up to 50 letters and digits, with single `-`, `_` and `.` between them. */
  orderId: string
  /** Another one for each attempt, up to 50 characters: MoMo refuses one that it knows. */
  requestId: string
  /** In integer dong. */
  amount: number
  /** What the customer reads in the app, up to 255 characters. */
  orderInfo: string
  /** Where the browser goes after payment: for display only. */
  redirectUrl: string
  /** Our webhook. */
  ipnUrl: string
  language: 'vi' | 'en'
}

/** Requests a payment with the wallet, which MoMo captures at once (developers.momo.vn/v3/docs/payment/api/wallet/onetime). */
export function createMomoPayment(settings: MomoSettings, intent: MomoIntent): ProviderRequest {
  const { url, partnerCode, accessKey, secretKeys } = settings
  const { language, ...given } = intent
  const fields = { partnerCode, ...given, requestType: 'captureWallet', extraData: '' }
  const signature = signMomo(secretKeys[0], 'create', { ...fields, accessKey })
  return postJson(url, '/v2/gateway/api/create', { ...fields, autoCapture: true, lang: language, signature })
}

/** Queries a payment, with a new `requestId`. */
export function queryMomoPayment(
  { url, partnerCode, accessKey, secretKeys }: MomoSettings,
  query: { orderId: string; requestId: string },
): ProviderRequest {
  const fields = { partnerCode, ...query }
  const signature = signMomo(secretKeys[0], 'query', { ...fields, accessKey })
  return postJson(url, '/v2/gateway/api/query', { ...fields, lang: 'vi', signature })
}

/** A refund to request, of a part or all of a payment. */
export interface MomoRefund {
  /** The id of the refund, which is not that of the payment. */
  orderId: string
  requestId: string
  amount: number
  /** MoMo's id of the payment. */
  transactionId: string
  description: string
}

/**
 * Requests a refund (developers.momo.vn/v3/docs/payment/api/payment-api/refund). MoMo's id is a number in its JSON, so it is written there as it
 * is, also if it is longer than a number can hold.
 */
export function refundMomoPayment(
  { url, partnerCode, accessKey, secretKeys }: MomoSettings,
  { transactionId, ...refund }: MomoRefund,
): ProviderRequest {
  if (!/^\d{1,20}$/.test(transactionId)) throw new RangeError("MoMo's id of a payment consists of digits")
  const fields = { partnerCode, ...refund }
  const signature = signMomo(secretKeys[0], 'refund', { ...fields, accessKey, transId: transactionId })
  const request = postJson(url, '/v2/gateway/api/refund', { ...fields, lang: 'vi', signature })
  return { ...request, body: `${request.body?.slice(0, -1)},"transId":${transactionId}}` }
}
