import { isFresh } from '#server/features/payments/providers/freshness.ts'
import { hmacHex, isSecret, isSignedWith, type Secrets } from '#server/features/payments/providers/hmac.ts'
import type { Json } from '#server/features/payments/providers/strict-json.ts'
import { canonicalJson } from '#server/platform/canonical-json.ts'

/** The header of Casso's webhooks of version 2: `t=<time>,v1=<hex>`. */
export const CASSO_SIGNATURE = 'x-casso-signature'
/** The header of Casso's webhooks of version 1, which contains the secret itself. */
export const CASSO_TOKEN = 'secure-token'

/** What is signed: the time, a dot and the body's JSON with the fields of every object sorted by name. */
const signed = (time: string, body: Json) => `${time}.${canonicalJson(body)}`

/** The signature of a webhook of version 2, as Casso makes it, at a given time in milliseconds. */
export const signCasso = (secret: string, time: number, body: Json): string =>
  `t=${time},v1=${hmacHex('sha512', secret, signed(String(time), body))}`

/** Why a signature of version 2 is not accepted at `now`, in milliseconds; null if it is. */
export function cassoSignatureFault(
  secrets: Secrets,
  now: number,
  body: Json,
  signature: string | undefined,
): 'invalid_signature' | 'stale_timestamp' | null {
  const [, time, hex] = /^t=(\d{10}|\d{13}),v1=([0-9a-f]{128})$/i.exec(signature ?? '') ?? []
  if (time === undefined || !isSignedWith('sha512', secrets, signed(time, body), hex)) return 'invalid_signature'
  // The published sample has milliseconds; other implementations show seconds.
  return isFresh(Number(time) * (time.length === 10 ? 1000 : 1), now) ? null : 'stale_timestamp'
}

/** Whether the token of version 1 is one of the secrets. */
export const isCassoToken = (secrets: Secrets, token: string | undefined): boolean => isSecret(secrets, token)
