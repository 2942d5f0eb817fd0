import { type PaymentStatus, statusOf } from '#server/features/payments/providers/payment-status.ts'

/** `vnp_TransactionStatus`: the state of a payment (sandbox.vnpayment.vn/apis/docs/bang-ma-loi). */
const transactionStatuses: Readonly<Record<string, PaymentStatus>> = {
  '00': 'paid',
  '01': 'pending',
  '02': 'failed',
  /** The bank has taken the money, and VNPay has not received it. */
  '04': 'review',
  /** A refund: being processed; sent to the bank; rejected. */
  '05': 'review',
  '06': 'review',
  '09': 'review',
  /** A fraud is suspected. */
  '07': 'review',
}

/** `vnp_ResponseCode` of a webhook: how the customer's visit ended. */
const responseStatuses: Readonly<Record<string, PaymentStatus>> = {
  '00': 'paid',
  /** The money was taken, and a fraud is suspected. */
  '07': 'review',
  /** Not registered for payments online; wrong data three times; expired; locked; wrong code; cancelled. */
  '09': 'failed',
  '10': 'failed',
  '11': 'failed',
  '12': 'failed',
  '13': 'failed',
  '24': 'failed',
  /** Not enough money; over the day's limit; bank under maintenance; wrong password; others. */
  '51': 'failed',
  '65': 'failed',
  '75': 'failed',
  '79': 'failed',
  '99': 'failed',
}

/**
 * The state of a payment according to a webhook: paid only if both codes say so. Codes that contradict each other, one of which says that money
 * was taken, need a human.
 */
export function vnpayStatus(responseCode: string, transactionStatus: string): PaymentStatus {
  const response = statusOf(responseStatuses, responseCode)
  const transaction = statusOf(transactionStatuses, transactionStatus)
  if (response === transaction) return response
  if (response === 'review' || transaction === 'review') return 'review'
  if (response === 'paid') return transaction
  return transaction === 'paid' ? 'review' : response
}

/** The state of a payment according to a query that succeeded. */
export const vnpayQueryStatus = (transactionStatus: string): PaymentStatus =>
  statusOf(transactionStatuses, transactionStatus)

/** `vnp_ResponseCode` of a query that did not succeed: how the call ended, not the payment. */
export const vnpayCallStatuses: Readonly<Record<string, PaymentStatus>> = {
  /** Our code as a merchant; format; signature. */
  '02': 'refused',
  '03': 'refused',
  '97': 'refused',
  /** There is no such payment. */
  '91': 'unknown',
  /** Too soon after the same call; an error at VNPay. */
  '94': 'pending',
  '99': 'pending',
}
