import type { Secrets } from '#server/features/payments/providers/hmac.ts'

/** `url` is https://payment.momo.vn, https://test-payment.momo.vn, or the address of a stand-in. */
export interface MomoSettings {
  url: string
  partnerCode: string
  accessKey: string
  secretKeys: Secrets
}
