import { hmacHex, isSignedWith, type Secrets } from '#server/features/payments/providers/hmac.ts'
import type { Json, JsonObject } from '#server/features/payments/providers/strict-json.ts'

/** A value as payOS signs it: nothing for null, and for the words that JavaScript writes for nothing; JSON for lists. */
function signedValue(value: Json): string {
  if (value === null || value === 'null' || value === 'undefined') return ''
  return typeof value === 'object'
    ? JSON.stringify(Array.isArray(value) ? value.map(sorted) : sorted(value))
    : String(value)
}

const sorted = (value: Json): Json =>
  value === null || typeof value !== 'object' || Array.isArray(value)
    ? value
    : Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))

/**
 * What payOS signs of a webhook's or a response's `data`: its fields sorted by name, `name=value` with `&` between them, not URL-encoded
 * (payos.vn/docs/tich-hop-webhook/kiem-tra-du-lieu-voi-signature).
 */
const signedData = (data: JsonObject) =>
  Object.keys(data)
    .sort()
    .map((name) => `${name}=${signedValue(data[name] ?? null)}`)
    .join('&')

/** The signature of a webhook's or a response's `data`, as payOS makes it. */
export const signPayosData = (checksumKey: string, data: JsonObject): string =>
  hmacHex('sha256', checksumKey, signedData(data))

/** Whether a signature is that of these data. */
export const isPayosSigned = (checksumKeys: Secrets, data: JsonObject, signature: string): boolean =>
  isSignedWith('sha256', checksumKeys, signedData(data), signature)

/** The fields that are signed when a payment is requested. */
export interface PayosSignedRequest {
  amount: number
  cancelUrl: string
  description: string
  orderCode: number
  returnUrl: string
}

/** The signature of a request of a payment: of these fields alone. */
export const signPayosRequest = (checksumKey: string, request: PayosSignedRequest): string => {
  const { amount, cancelUrl, description, orderCode, returnUrl } = request
  return signPayosData(checksumKey, { amount, cancelUrl, description, orderCode, returnUrl })
}
