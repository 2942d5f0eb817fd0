import type { TransactionState } from '#contracts/rules/transaction-state.ts'
import type { WithdrawalState } from '#contracts/rules/withdrawal-state.ts'

/** The state of a transaction that looks like that of a withdrawal. */
export const withdrawalStatus: Readonly<Record<WithdrawalState, TransactionState>> = {
  requested: 'pending',
  approved: 'pending',
  paid: 'completed',
  rejected: 'failed',
  cancelled: 'cancelled',
}
