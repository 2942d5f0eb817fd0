import { type PaymentStatus, statusOf } from '#server/features/payments/providers/payment-status.ts'

/** `return_code` of a query of a payment (docs.zalopay.vn/docs/developer-tools/knowledge-base/status-codes). */
const statuses: Readonly<Record<string, PaymentStatus>> = {
  1: 'paid',
  2: 'failed',
  3: 'pending',
}

/** `sub_return_code` of a call that failed, not of a payment that failed: `return_code` is 2 for both. */
const failedCalls: Readonly<Record<string, PaymentStatus>> = {
  /** Our request: `app_trans_id` used before; format; application or signature; other reasons. */
  '-68': 'refused',
  '-401': 'refused',
  '-402': 'refused',
  '-403': 'refused',
  '-404': 'refused',
  '-405': 'refused',
  /** No such order. */
  '-101': 'unknown',
  /** Too many calls; an error or maintenance at ZaloPay. */
  '-429': 'pending',
  '-500': 'pending',
  '-999': 'pending',
}

/** The state of a payment according to the result of a call. */
export function zalopayStatus(returnCode: string, subReturnCode: string): PaymentStatus {
  const status = statusOf(statuses, returnCode)
  return status === 'failed' && Object.hasOwn(failedCalls, subReturnCode)
    ? statusOf(failedCalls, subReturnCode)
    : status
}
