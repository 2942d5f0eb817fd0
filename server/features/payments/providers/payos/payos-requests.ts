import { at, type ProviderRequest, postJson } from '#server/features/payments/providers/provider-request.ts'
import { signPayosRequest } from './payos-signature.ts'

/** `url` is https://api-merchant.payos.vn, or the address of a stand-in. */
export interface PayosSettings {
  url: string
  clientId: string
  apiKey: string
  checksumKey: string
}

/** A payment to request. */
export interface PayosIntent {
  /** Our number of the payment at payOS: a positive integer, unique forever. */
  orderCode: number
  /** In integer dong. */
  amount: number
  /** What the payer's app fills in as the memo. payOS may put its own code in front of it, and cut it off. */
  description: string
  /** Where the browser goes after payment, and when the customer cancels it: for display only. */
  returnUrl: string
  cancelUrl: string
  /** In milliseconds. */
  expiresAt: number
}

const headers = ({ clientId, apiKey }: PayosSettings) => ({ 'x-client-id': clientId, 'x-api-key': apiKey })

/** Requests a payment link with its QR code. Its response has a signature, too. */
export function createPayosLink(settings: PayosSettings, intent: PayosIntent): ProviderRequest {
  const { orderCode, amount, description, returnUrl, cancelUrl, expiresAt } = intent
  const signed = { amount, cancelUrl, description, orderCode, returnUrl }
  const signature = signPayosRequest(settings.checksumKey, signed)
  const body = { ...signed, expiredAt: Math.floor(expiresAt / 1000), signature }
  return postJson(settings.url, '/v2/payment-requests', body, headers(settings))
}

/** Queries a payment link by our number. */
export const queryPayosLink = (settings: PayosSettings, orderCode: number): ProviderRequest => ({
  method: 'GET',
  url: at(settings.url, `/v2/payment-requests/${orderCode}`),
  headers: headers(settings),
  body: null,
})
