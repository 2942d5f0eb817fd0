import { DAY_MS } from '#contracts/rules/calendar.ts'
import { revenueTypes } from '#contracts/transactions.ts'
import { type Queries, toSafeInteger } from '#server/platform/db/database.ts'
import { lowestIdFrom } from '#server/platform/ids.ts'

/** What happened from `start` up to a day later, in milliseconds and integer dong. */
export interface DaySums {
  start: number
  deposited: number
  /** Payments and renewals minus refunds. */
  revenue: number
  newVps: number
}

/**
 * Sums each of these days, given by their starts. Each sum reads one range of an index, and no row of another day, so that no statement
 * sorts or groups.
 */
export async function sumDays(queries: Queries, starts: readonly number[]): Promise<DaySums[]> {
  const days = starts.map((start) => {
    const end = start + DAY_MS
    const ordered = queries('instances')
      .where('id', '>=', lowestIdFrom(start))
      // An id is never later than its record, apart from the counting within a millisecond.
      .where('id', '<', lowestIdFrom(end + 2 * DAY_MS))
      .where('created_at', '>=', start)
      .where('created_at', '<', end)
      .whereNot({ status: 'failed' })
      .count('*')
    return queries('transactions')
      .whereIn('type', ['deposit', ...revenueTypes])
      .where('settled_at', '>=', start)
      .where('settled_at', '<', end)
      .where({ status: 'completed' })
      .select({
        start: queries.raw(String(start)),
        deposited: queries.raw("SUM(CASE type WHEN 'deposit' THEN amount ELSE 0 END)"),
        spent: queries.raw("SUM(CASE type WHEN 'deposit' THEN 0 ELSE amount END)"),
      })
      .select(ordered.as('newVps'))
  })
  const [first, ...others] = days
  if (!first) return []
  const rows: Record<'start' | 'deposited' | 'spent' | 'newVps', unknown>[] = await first.unionAll(others)
  return rows.map(({ start, deposited, spent, newVps }) => ({
    start: toSafeInteger(start),
    deposited: toSafeInteger(deposited),
    // It does not have the sign of a wallet, and is not minus zero.
    revenue: 0 - toSafeInteger(spent),
    newVps: toSafeInteger(newVps),
  }))
}
