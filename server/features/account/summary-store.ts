import type { VpsStatus } from '#contracts/rules/vps-status.ts'
import type { TicketStatus } from '#contracts/tickets.ts'
import type { TransactionType } from '#contracts/transactions.ts'
import { type Queries, toSafeInteger } from '#server/platform/db/database.ts'
import { prepareQuery } from '#server/platform/db/prepare-query.ts'
import { lowestIdFrom } from '#server/platform/ids.ts'
import { unreadFrom, unreadNotices } from './notices-store.ts'

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
  hasDeposited: boolean
  hasOrdered: boolean
  onboardingSeen: boolean
  unreadNotices: number
}

interface SummaryRow {
  total_vps: unknown
  active_vps: unknown
  ordered_vps: unknown
  open_tickets: unknown
  paid: unknown
  refunded: unknown
  has_deposited: unknown
  onboarding_seen_at: unknown
  unread_notices: unknown
}

const summaryOf = prepareQuery((queries, userId: string, fromId: string, month: number, nextMonth: number) => {
  const own = (table: 'instances' | 'tickets' | 'transactions') => queries(table).where({ user_id: userId })
  const openTickets = own('tickets').whereIn('status', OPEN).count('*')
  const sumOf = (types: readonly TransactionType[]) =>
    own('transactions')
      .where('id', '>=', fromId)
      .where('created_at', '>=', month)
      .where('created_at', '<', nextMonth)
      .where({ status: 'completed' })
      .whereIn('type', [...types])
      .sum('amount')
  const deposited = own('transactions')
    .where({ type: 'deposit', status: 'completed' })
    .select(queries.raw('1'))
    .limit(1)
  const seenAt = queries('users').where({ id: userId }).select('onboarding_seen_at')
  return own('instances')
    .sum({
      total_vps: queries.raw('CASE WHEN status IN (?, ?) THEN 0 ELSE 1 END', [...GONE]),
      active_vps: queries.raw('CASE status WHEN ? THEN 1 ELSE 0 END', ['active']),
      ordered_vps: queries.raw('CASE status WHEN ? THEN 0 ELSE 1 END', ['failed']),
    })
    .select(openTickets.as('open_tickets'), sumOf(['payment', 'renewal']).as('paid'), sumOf(['refund']).as('refunded'))
    .select(deposited.as('has_deposited'), seenAt.as('onboarding_seen_at'))
    .select(unreadNotices(queries, userId).as('unread_notices'))
})

/**
 * Counts what a customer has, and sums the completed payments and refunds of the month from `month` to before `nextMonth`, in
 * milliseconds: in one statement, so that the figures agree with each other. What was ever done is in it, too. It reads the customer's own instances and tickets,
 * this month's transactions, and the index of the unread notices.
 */
export async function countSummary(
  queries: Queries,
  userId: string,
  month: number,
  nextMonth: number,
): Promise<SummaryCounts> {
  const [row] = await summaryOf<SummaryRow>(queries, userId, lowestIdFrom(month), month, nextMonth)
  return {
    totalVps: toSafeInteger(row?.total_vps),
    activeVps: toSafeInteger(row?.active_vps),
    openTickets: toSafeInteger(row?.open_tickets),
    paid: toSafeInteger(row?.paid),
    refunded: toSafeInteger(row?.refunded),
    hasDeposited: row?.has_deposited != null,
    hasOrdered: toSafeInteger(row?.ordered_vps) > 0,
    onboardingSeen: row?.onboarding_seen_at != null,
    unreadNotices: unreadFrom(row?.unread_notices),
  }
}
