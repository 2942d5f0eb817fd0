import type { TransactionState } from '#contracts/rules/transaction-state.ts'
import type { ShownVpsStatus } from '#contracts/rules/vps-status.ts'
import type { TicketPriority, TicketStatus } from '#contracts/tickets.ts'
import type { TransactionType } from '#contracts/transactions.ts'

/**
 * What the states of records are called in one language, for the customer and for the back-office alike. Colours and icons
 * belong to StatusBadge and TicketPriorityBadge.
 */
export interface RecordStateTexts {
  vps: Readonly<Record<ShownVpsStatus, string>>
  /** Texts in place of an instance's address: one that is being assigned, and one that never will be. */
  vpsAddress: { pending: string; none: string }
  transactionTypes: Readonly<Record<TransactionType, string>>
  transactions: Readonly<Record<TransactionState, string>>
  tickets: Readonly<Record<TicketStatus, string>>
  ticketPriorities: Readonly<Record<TicketPriority, string>>
  /** By code; any other category is shown by its code. */
  ticketCategories: Readonly<Record<string, string>>
}
