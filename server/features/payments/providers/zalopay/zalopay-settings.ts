import type { Secrets } from '#server/features/payments/providers/hmac.ts'

/** `url` is https://openapi.zalopay.vn, https://sb-openapi.zalopay.vn, or the address of a stand-in. */
export interface ZalopaySettings {
  url: string
  appId: number
  /** Signs our requests. */
  key1: string
  /** Signs ZaloPay's callbacks. */
  keys2: Secrets
}
