import type { VpsStatus } from '#contracts/rules/vps-status.ts'
import type { TicketStatus } from '#contracts/tickets.ts'
import type { TransactionType } from '#contracts/transactions.ts'
import { type Queries, toSafeInteger } from '#server/platform/db/database.ts'
import { lowestIdFrom } from '#server/platform/ids.ts'

const OPEN: readonly TicketStatus[] = ['open', 'in_progress']
/** Instances that were never created, or no longer exist. */
const GONE: readonly VpsStatus[] = ['failed', 'terminated']

/** A customer's counts. `paid` and `refunded` are the sums of a month's transactions, signed as in the wallet, in integer dong. */
export interface SummaryCounts {
  totalVps: number
  activeVps: number
  openTickets: number
  paid: number
  refunded: number
}

/**
 * Counts what a customer has, and sums the completed payments and refunds of the month from `month` to before `nextMonth`, in
 * milliseconds: in one statement, so that the figures agree with each other. It reads the customer's own instances and tickets, and
 * only this month's transactions.
 */
export async function countSummary(
  queries: Queries,
  userId: string,
  month: number,
  nextMonth: number,
): Promise<SummaryCounts> {
  const own = (table: 'instances' | 'tickets' | 'transactions') => queries(table).where({ user_id: userId })
  const openTickets = own('tickets').whereIn('status', OPEN).count('*')
  const sumOf = (type: TransactionType) =>
    own('transactions')
      .where('id', '>=', lowestIdFrom(month))
      .where('created_at', '>=', month)
      .where('created_at', '<', nextMonth)
      .where({ type, status: 'completed' })
      .sum('amount')
  const row = await own('instances')
    .sum({
      total_vps: queries.raw('CASE WHEN status IN (?, ?) THEN 0 ELSE 1 END', [...GONE]),
      active_vps: queries.raw('CASE status WHEN ? THEN 1 ELSE 0 END', ['active']),
    })
    .select(openTickets.as('open_tickets'), sumOf('payment').as('paid'), sumOf('refund').as('refunded'))
    .first()
  return {
    totalVps: toSafeInteger(row?.total_vps),
    activeVps: toSafeInteger(row?.active_vps),
    openTickets: toSafeInteger(row?.open_tickets),
    paid: toSafeInteger(row?.paid),
    refunded: toSafeInteger(row?.refunded),
  }
}
