import type { PaymentStatus } from '#server/features/payments/providers/payment-status.ts'

/** The states of a payment link (`PaymentLinkStatus` of @payos/node 2.0.5). */
export const payosLinkStatuses: Readonly<Record<string, PaymentStatus>> = {
  PENDING: 'pending',
  PROCESSING: 'pending',
  PAID: 'paid',
  UNDERPAID: 'underpaid',
  CANCELLED: 'failed',
  EXPIRED: 'failed',
  FAILED: 'failed',
}

/** The codes of a webhook's `data`: it is sent for a transfer that arrived (payos.vn/docs/du-lieu-tra-ve/webhook). */
export const payosTransferStatuses: Readonly<Record<string, PaymentStatus>> = { '00': 'paid' }

/** The code of a request that succeeded; all others refuse it. */
export const PAYOS_SUCCESS = '00'
