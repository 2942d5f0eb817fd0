import { isFresh } from '#server/features/payments/providers/freshness.ts'
import { hmacHex, isSignedWith, type Secrets } from '#server/features/payments/providers/hmac.ts'

/** The headers of SePay's webhooks: `sha256=<hex>`, and the time in seconds (developer.sepay.vn/en/sepay-webhooks/xac-thuc). */
export const SEPAY_SIGNATURE = 'x-sepay-signature'
export const SEPAY_TIMESTAMP = 'x-sepay-timestamp'

/** What is signed: the time, a dot and the body as it was sent. */
const signed = (timestamp: string, rawBody: Uint8Array) => Buffer.concat([Buffer.from(`${timestamp}.`), rawBody])

/** The signature of a webhook, as SePay makes it, at a given time in seconds. */
export const signSepay = (secret: string, timestamp: number, rawBody: Uint8Array): string =>
  `sha256=${hmacHex('sha256', secret, signed(String(timestamp), rawBody))}`

/** Why a signature of SePay is not accepted at `now`, in milliseconds; null if it is. */
export function sepaySignatureFault(
  secrets: Secrets,
  now: number,
  rawBody: Uint8Array,
  { signature, timestamp }: { signature: string | undefined; timestamp: string | undefined },
): 'invalid_signature' | 'stale_timestamp' | null {
  const [, hex] = /^sha256=([0-9a-f]{64})$/i.exec(signature ?? '') ?? []
  const [seconds] = /^\d{1,12}$/.exec(timestamp ?? '') ?? []
  if (seconds === undefined || !isSignedWith('sha256', secrets, signed(seconds, rawBody), hex))
    return 'invalid_signature'
  return isFresh(Number(seconds) * 1000, now) ? null : 'stale_timestamp'
}
