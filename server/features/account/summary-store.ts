import type { AccountSummary } from '#contracts/account.ts'
import { addMonths, startOfMonth } from '#contracts/rules/calendar.ts'
import type { TicketStatus } from '#contracts/tickets.ts'
import type { TransactionType } from '#contracts/transactions.ts'
import type { VpsStatus } from '#contracts/vps.ts'
import { type Queries, whole } from '#server/platform/db/database.ts'
import { idOf } from '#server/platform/ids.ts'

const OPEN: readonly TicketStatus[] = ['open', 'in_progress']
/** Instances that were never made, or are no more. */
const GONE: readonly VpsStatus[] = ['failed', 'terminated']

/** By how much a record's id may be older than the moment it was written down with, in milliseconds: far more than it ever is. */
const ID_BEFORE_MOMENT = 24 * 60 * 60 * 1000

/** The lowest id that there could be of a record that was written down at `at` or later. */
const firstIdFrom = (at: number) => idOf(at - ID_BEFORE_MOMENT, 0, '8'.padEnd(16, '0'))

/**
 * Counts what a customer has at `now`, in one statement, so that the figures agree with each other. It reads the customer's own
 * instances and tickets, and of the history no more than the month.
 */
export async function summaryOf(queries: Queries, userId: string, now: number): Promise<AccountSummary> {
  const month = startOfMonth(now)
  const own = (table: 'instances' | 'tickets' | 'transactions') => queries(table).where({ user_id: userId })
  const openTickets = own('tickets').whereIn('status', OPEN).count('*')
  const sumOf = (type: TransactionType) =>
    own('transactions')
      .where('id', '>=', firstIdFrom(month))
      .where('created_at', '>=', month)
      .where('created_at', '<', addMonths(month, 1))
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
    totalVps: whole(row?.total_vps),
    activeVps: whole(row?.active_vps),
    openTickets: whole(row?.open_tickets),
    monthlySpend: String(-whole(row?.paid) - whole(row?.refunded)),
    monthlyRefunds: String(whole(row?.refunded)),
    month: new Date(month).toISOString(),
  }
}
