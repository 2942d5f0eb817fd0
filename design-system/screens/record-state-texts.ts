import type { TransactionState } from '#contracts/rules/transaction-state.ts'
import type { VpsStatus } from '#contracts/rules/vps-status.ts'
import type { TicketCategory, TicketPriority, TicketStatus } from '#contracts/tickets.ts'
import type { TransactionType } from '#contracts/transactions.ts'

/**
 * Names of the states of records in one language, for both the customer and the back-office. Colours and icons belong to
 * StatusBadge and TicketPriorityBadge.
 */
export interface RecordStateTexts {
  /** With two that no instance has, for which the product spec has labels (section 4). */
  vps: Readonly<Record<VpsStatus | 'pending' | 'completed', string>>
  /** Shown instead of an instance's address that is being assigned (`pending`), or that never will be (`none`). */
  vpsAddress: { pending: string; none: string }
  transactionTypes: Readonly<Record<TransactionType, string>>
  transactions: Readonly<Record<TransactionState, string>>
  tickets: Readonly<Record<TicketStatus, string>>
  ticketPriorities: Readonly<Record<TicketPriority, string>>
  ticketCategories: Readonly<Record<TicketCategory, string>>
}
