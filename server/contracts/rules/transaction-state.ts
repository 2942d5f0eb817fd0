export const transactionStatuses = ['pending', 'completed', 'failed'] as const
export type TransactionStatus = (typeof transactionStatuses)[number]

/** How a transaction is shown: a deposit that its customer cancelled has the status `failed`, but a name of its own. */
export type TransactionState = TransactionStatus | 'cancelled'

/** The state in which a transaction is shown. */
export const transactionState = (transaction: {
  status: TransactionStatus
  cancelledAt: string | null
}): TransactionState => (transaction.cancelledAt ? 'cancelled' : transaction.status)
