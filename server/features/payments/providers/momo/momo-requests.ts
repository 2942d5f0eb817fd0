import { type ProviderRequest, postJson } from '#server/features/payments/providers/provider-request.ts'
import type { MomoSettings } from './momo-settings.ts'
import { signMomo } from './momo-signature.ts'

/** The amounts that MoMo collects in one payment, in dong. */
export const MOMO_AMOUNT = { min: 1000, max: 50_000_000 } as const

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
