import type { Secrets } from '#server/features/payments/providers/hmac.ts'
import { at } from '#server/features/payments/providers/provider-request.ts'

export interface VnpaySettings {
  /** The page where customers pay. */
  paymentUrl: string
  /** Where payments are queried. */
  callUrl: string
  tmnCode: string
  secrets: Secrets
}

/** The version of VNPay's interface that we speak. */
export const VNPAY_VERSION = '2.1.0'

/**
 * The two addresses below one: those of VNPay's sandbox, https://sandbox.vnpayment.vn, or of a stand-in. In production VNPay names both in its
 * contract, and they are on different hosts.
 */
export const vnpayAddresses = (url: string) => ({
  paymentUrl: at(url, '/paymentv2/vpcpay.html'),
  callUrl: at(url, '/merchant_webapi/api/transaction'),
})
