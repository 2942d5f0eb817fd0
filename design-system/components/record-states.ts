/** The server's five states of an instance, and the two that older data may still hold (product decisions). */
export type VpsStatus = 'creating' | 'active' | 'suspended' | 'terminated' | 'failed' | 'pending' | 'completed'
/** Whether an instance is being set up: it has no address yet, and is about to get one. */
export const isSettingUp = (status: VpsStatus) => status === 'creating' || status === 'pending'

export type TransactionType = 'deposit' | 'payment' | 'refund' | 'adjustment'
export type TransactionStatus = 'pending' | 'completed' | 'failed'
/** How a transaction is shown: a deposit that its customer cancelled has the status `failed`, but a name of its own. */
export type TransactionState = TransactionStatus | 'cancelled'
export type TicketStatus = 'open' | 'in_progress' | 'closed'
export type TicketPriority = 'low' | 'medium' | 'high' | 'urgent'

/**
 * What the states of records are called in one language, for the customer and for the back-office alike. Colours and icons
 * belong to StatusBadge and TicketPriorityBadge.
 */
export interface RecordStateTexts {
  vps: Readonly<Record<VpsStatus, string>>
  /** Texts in place of an instance's address: one that is being assigned, and one that never will be. */
  vpsAddress: { pending: string; none: string }
  transactionTypes: Readonly<Record<TransactionType, string>>
  transactions: Readonly<Record<TransactionState, string>>
  tickets: Readonly<Record<TicketStatus, string>>
  ticketPriorities: Readonly<Record<TicketPriority, string>>
  /** By code; any other category is shown by its code. */
  ticketCategories: Readonly<Record<string, string>>
}

/** The state in which a transaction is shown. `cancelledAt`: when its customer cancelled it, if so. */
export const transactionState = (transaction: {
  status: TransactionStatus
  cancelledAt?: string | null | undefined
}): TransactionState => (transaction.cancelledAt ? 'cancelled' : transaction.status)
