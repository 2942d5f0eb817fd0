import type { TransactionStatus } from './transaction-state.ts'

/**
 * How far a payment is. `under` and `over`: less or more arrived than was asked for; all of it is in the wallet. `expired`: nothing arrived in
 * time; what arrives later is credited all the same, and the state becomes one of the three for money that arrived.
 */
export const paymentStates = ['waiting', 'received', 'under', 'over', 'expired', 'cancelled'] as const
export type PaymentState = (typeof paymentStates)[number]

/**
 * What decides how far a payment is: amounts in integer dong, the time in milliseconds, how its deposit stands, and whether the customer cancelled
 * it.
 */
interface Progress {
  amount: number
  received: number
  expiresAt: number
  deposit: TransactionStatus
  isCancelled: boolean
}

/**
 * How far a payment is at a given time. What arrived counts before everything else: it is in the wallet, whatever became of the request. A deposit
 * that failed before its time was cancelled, by an admin or its gateway.
 */
export function paymentState(
  { amount, received, expiresAt, deposit, isCancelled }: Progress,
  now: number,
): PaymentState {
  if (received > amount) return 'over'
  if (received === amount) return 'received'
  if (received > 0) return 'under'
  if (isCancelled) return 'cancelled'
  if (now >= expiresAt) return 'expired'
  return deposit === 'failed' ? 'cancelled' : 'waiting'
}
