import type { PaymentStatus } from '#server/features/payments/providers/payment-status.ts'

/**
 * MoMo's result codes (developers.momo.vn/v3/docs/payment/api/result-handling/resultcode). A code with "Final Status: No" says nothing final: the
 * payment is queried later, with a new `requestId`.
 */
export const momoStatuses: Readonly<Record<string, PaymentStatus>> = {
  0: 'paid',
  /** The money is reserved. A payment in one step, as we request it, is captured by MoMo, which a query then shows. */
  9000: 'authorized',
  /** Waits for the customer, for MoMo or for the bank; 8000 asks the customer to confirm once more. */
  1000: 'pending',
  7000: 'pending',
  7002: 'pending',
  8000: 'pending',
  /** MoMo is under maintenance, or does not know: query again. */
  10: 'pending',
  99: 'pending',
  /** Not enough money; refused by the bank; cancelled after authorization; over the customer's limit. */
  1001: 'failed',
  1002: 'failed',
  1003: 'failed',
  1004: 'failed',
  /** Expired; refused by the customer; the customer's account is not active; cancelled by us; excluded by a promotion. */
  1005: 'failed',
  1006: 'failed',
  1007: 'failed',
  1017: 'failed',
  1026: 'failed',
  /** Refunds: failed, to be tried again after an hour; refunded before or too much; not possible. */
  1080: 'failed',
  1081: 'failed',
  1088: 'failed',
  /** The customer's account is restricted; not verified; did not sign in. The QR code was not created. */
  4001: 'failed',
  4002: 'failed',
  4100: 'failed',
  98: 'failed',
  /** Our settings: access denied; version; credentials. */
  11: 'refused',
  12: 'refused',
  13: 'refused',
  /** Our request: format; amount; amount out of range; `requestId` or `orderId` used before; another request is being processed. */
  20: 'refused',
  21: 'refused',
  22: 'refused',
  40: 'refused',
  41: 'refused',
  43: 'refused',
  45: 'refused',
  47: 'refused',
  2019: 'refused',
  /** There is no such order. */
  42: 'unknown',
}
