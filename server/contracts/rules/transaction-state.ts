export const transactionStatuses = ['pending', 'completed', 'failed'] as const
export type TransactionStatus = (typeof transactionStatuses)[number]

/** The state of a transaction as shown: a deposit that its customer cancelled has the status `failed`, but the state `cancelled`. */
export type TransactionState = TransactionStatus | 'cancelled'

/** Returns the state in which to show a transaction. */
export const transactionState = (transaction: {
  status: TransactionStatus
  cancelledAt: string | null
}): TransactionState => (transaction.cancelledAt ? 'cancelled' : transaction.status)
