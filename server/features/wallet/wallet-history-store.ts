import type { TransactionType } from '#contracts/transactions.ts'
import { type Queries, toSafeInteger } from '#server/platform/db/database.ts'
import { lowestIdFrom } from '#server/platform/ids.ts'
import { type TransactionRecord, toRecord, transactionsTable } from './transactions-store.ts'

/** A transaction that moved money, with the wallet's balance after it, in integer dong. */
export interface BookedTransaction {
  transaction: TransactionRecord
  balanceAfter: number
}

/**
 * A wallet's latest transactions that moved money at `from` or later, in milliseconds: at most `limit`, the newest first, in the order of
 * the ledger. A deposit has its place there when it is settled, not when it was requested.
 */
export async function latestBooked(
  queries: Queries,
  userId: string,
  { from, limit }: { from: number; limit: number },
): Promise<BookedTransaction[]> {
  const booked = queries('postings').join('transactions', 'transactions.journal_id', 'postings.journal_id')
  const rows: { settled_at: unknown; balance_after: unknown }[] = await transactionsTable
    .joinNumbers(booked)
    .where('postings.account_id', userId)
    .where('postings.id', '>=', lowestIdFrom(from))
    .orderBy('postings.id', 'desc')
    .limit(limit)
    .select('transactions.*', 'postings.balance_after')
  return rows
    .filter((row) => toSafeInteger(row.settled_at) >= from)
    .map((row) => ({ transaction: toRecord(row), balanceAfter: toSafeInteger(row.balance_after) }))
}

/** The same with the id of the posting, by which the next ones are found. */
export interface BookedPosting extends BookedTransaction {
  postingId: string
}

/** The next of a wallet's transactions that moved money, from the newest to the oldest: those before a posting, or the first ones. */
export async function bookedBefore(
  queries: Queries,
  userId: string,
  { before, limit }: { before: string | null; limit: number },
): Promise<BookedPosting[]> {
  const booked = queries('postings').join('transactions', 'transactions.journal_id', 'postings.journal_id')
  const query = transactionsTable
    .joinNumbers(booked)
    .where('postings.account_id', userId)
    .orderBy('postings.id', 'desc')
    .limit(limit)
  if (before !== null) query.where('postings.id', '<', before)
  const rows: { posting_id: string; balance_after: unknown }[] = await query.select(
    'transactions.*',
    'postings.id as posting_id',
    'postings.balance_after',
  )
  return rows.map((row) => ({
    transaction: toRecord(row),
    balanceAfter: toSafeInteger(row.balance_after),
    postingId: row.posting_id,
  }))
}

/** What moved in a month, signed as in the wallet, in integer dong, and the wallet's present balance. */
export interface MonthSums {
  deposited: number
  paid: number
  refunded: number
  withdrawn: number
  /** Everything that moved. */
  total: number
  balance: number
}

/**
 * Sums what moved in a wallet, for each of these months: from its start to the start of the one before it in the list, in milliseconds,
 * and up to now for the first. In one statement, so that the sums agree with the balance; it reads nothing but an index.
 */
export async function sumMonths(queries: Queries, userId: string, starts: readonly number[]): Promise<MonthSums[]> {
  const sumOf = (...types: TransactionType[]) =>
    queries.raw(`SUM(CASE WHEN type IN (${types.map(() => '?').join(', ')}) THEN amount ELSE 0 END)`, types)
  const months = starts.map((start, index) => {
    const month = queries('transactions')
      .where({ user_id: userId, status: 'completed' })
      .where('settled_at', '>=', start)
      .select({
        number: queries.raw(String(index)),
        deposited: sumOf('deposit'),
        paid: sumOf('payment', 'renewal'),
        refunded: sumOf('refund'),
        withdrawn: sumOf('withdrawal'),
      })
      .sum({ total: 'amount' })
      .select(queries('accounts').where({ id: userId }).select('balance').as('balance'))
    const end = starts[index - 1]
    return end === undefined ? month : month.where('settled_at', '<', end)
  })
  const [first, ...others] = months
  if (!first) return []
  const rows: (Record<keyof MonthSums, unknown> & { number: unknown })[] = await first.unionAll(others)
  return rows
    .sort((a, b) => Number(a.number) - Number(b.number))
    .map(({ deposited, paid, refunded, withdrawn, total, balance }) => ({
      deposited: toSafeInteger(deposited),
      paid: toSafeInteger(paid),
      refunded: toSafeInteger(refunded),
      withdrawn: toSafeInteger(withdrawn),
      total: toSafeInteger(total),
      balance: toSafeInteger(balance),
    }))
}
