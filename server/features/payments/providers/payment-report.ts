import type { PaymentStatus } from './payment-status.ts'

/** What a payment gateway reports about a payment that we requested, by webhook or as the result of a query. */
export interface PaymentReport {
  /** The same for each delivery of a report, whether by webhook or by query: at most 160 characters of printable ASCII. */
  eventId: string
  /** By which we requested the payment. */
  reference: string
  status: PaymentStatus
  /** In integer dong. */
  amount: number
}

/** The id of a report: a payment has one report for each state that it reaches. `transactionId` is the provider's own id of the payment. */
export const reportId = (reference: string, transactionId: string, status: PaymentStatus): string =>
  `${reference}:${transactionId}:${status}`
