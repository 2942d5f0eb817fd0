/**
 * The state of a payment at its provider, for all providers alike. Only `paid` and `underpaid` mean that money arrived.
 *
 * - `paid`: the provider has the money.
 * - `underpaid`: less than the amount has arrived.
 * - `authorized`: the money is reserved, and arrives when it is captured.
 * - `pending`: not ended; query again.
 * - `failed`: ended without money: refused, cancelled or expired.
 * - `review`: money may have left the customer without arriving, a fraud is suspected, or the provider's report contradicts itself. A human
 *   decides.
 * - `refused`: the provider refuses our request because of an error in it or in our settings, which says nothing about the payment.
 * - `unknown`: the provider knows no such payment.
 */
export type PaymentStatus =
  | 'paid'
  | 'underpaid'
  | 'authorized'
  | 'pending'
  | 'failed'
  | 'review'
  | 'refused'
  | 'unknown'

/** The state that a provider's code stands for. A code that its documentation does not list needs a human. */
export const statusOf = (codes: Readonly<Record<string, PaymentStatus>>, code: string | number): PaymentStatus =>
  Object.hasOwn(codes, code) ? (codes[code] ?? 'review') : 'review'
