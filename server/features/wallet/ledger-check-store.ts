import { checkCounters } from '#server/features/stats/counters-store.ts'
import { type Queries, toSafeInteger } from '#server/platform/db/database.ts'

/** A fault in the ledger, as a sentence. */
export type LedgerFault = string

interface Sum {
  id: string
  total: unknown
}

/**
 * Checks that the books agree and returns the faults; none if all is well. Every journal must add up to zero; every wallet's
 * balance must equal the sum of its postings and of its completed transactions, and not be below zero; every journal must have
 * its transaction and every completed transaction its journal; every instance must have been paid for, and refunded if it
 * failed; and the counters must have the right values.
 */
export async function checkLedger(queries: Queries): Promise<LedgerFault[]> {
  const faults: LedgerFault[] = []
  const report = (rows: { id: unknown }[], message: string) =>
    faults.push(...rows.map((row) => `${message}: ${String(row.id)}`))

  report(
    await queries('postings').groupBy('journal_id').havingRaw('SUM(amount) <> 0').select('journal_id as id'),
    'the journal does not add up to zero',
  )
  report(await rowsWithout(queries, 'journals', 'postings', 'journal_id'), 'the journal has no postings')

  for (let last = ''; ; ) {
    const { faults: found, lastId } = await checkWallets(queries, last)
    faults.push(...found)
    if (lastId === undefined) break
    last = lastId
  }
  report(await rowsWithout(queries, 'users', 'accounts', 'id'), 'the user has no wallet')

  report(
    await queries('transactions').where({ status: 'completed' }).whereNull('journal_id').select('id'),
    'the transaction is completed, but no money moved',
  )
  report(
    await queries('transactions').whereNot({ status: 'completed' }).whereNotNull('journal_id').select('id'),
    'the transaction is not completed, but money moved',
  )
  report(await rowsWithout(queries, 'journals', 'transactions', 'journal_id'), 'the journal has no transaction')
  report(
    await queries('transactions')
      .join('postings', (both) =>
        both.on('postings.journal_id', 'transactions.journal_id').andOn('postings.account_id', 'transactions.user_id'),
      )
      .whereRaw('postings.amount <> transactions.amount')
      .select('transactions.id'),
    'the transaction has another amount than its posting',
  )

  report(await instancesWithout(queries, 'payment'), 'the instance was not paid for')
  report(await instancesWithout(queries, 'refund').where({ status: 'failed' }), 'the failed instance was not refunded')
  faults.push(...(await checkCounters(queries)))
  return faults
}

/** The number of wallets that are checked together, so that the memory needed does not grow with their total. */
const BATCH_SIZE = 10_000

/** Checks the next wallets after an id. `lastId` is the last of them; undefined if there are none left. */
async function checkWallets(queries: Queries, after: string): Promise<{ faults: LedgerFault[]; lastId?: string }> {
  const wallets: { id: string; balance: unknown }[] = await queries('accounts')
    .where({ kind: 'wallet' })
    .where('id', '>', after)
    .orderBy('id')
    .limit(BATCH_SIZE)
    .select('id', 'balance')
  const lastId = wallets.at(-1)?.id
  if (lastId === undefined) return { faults: [] }
  const faults: LedgerFault[] = []
  /** The sums of these wallets' rows in a table, by the column that has the wallet's id. */
  const totals = (table: string, walletId: string) =>
    queries(table)
      .where(walletId, '>', after)
      .where(walletId, '<=', lastId)
      .groupBy(walletId)
      .select(`${walletId} as id`)
      .sum({ total: 'amount' })
  const posted = sums(await totals('postings', 'account_id'))
  const completed = sums(await totals('transactions', 'user_id').where({ status: 'completed' }))
  for (const { id, balance } of wallets) {
    if (toSafeInteger(balance) < 0) faults.push(`the wallet is below zero: ${id}`)
    if (toSafeInteger(balance) !== (posted.get(id) ?? 0))
      faults.push(`the wallet balance differs from its postings: ${id}`)
    if (toSafeInteger(balance) !== (completed.get(id) ?? 0))
      faults.push(`the wallet balance differs from its transactions: ${id}`)
  }
  return { faults, lastId }
}

const sums = (rows: Sum[]) => new Map(rows.map(({ id, total }) => [id, toSafeInteger(total)]))

/** The rows of a table that no row of `other` refers to by `column`. */
const rowsWithout = (queries: Queries, table: string, other: string, column: string) =>
  queries(table)
    .leftJoin(other, `${other}.${column}`, `${table}.id`)
    .whereNull(`${other}.id`)
    .select<{ id: string }[]>(`${table}.id`)

/** The instances without a completed transaction of a type. */
const instancesWithout = (queries: Queries, type: 'payment' | 'refund') =>
  queries('instances')
    .whereNotIn('id', (lines) =>
      lines.select('instance_id').from('transactions').where({ type, status: 'completed' }).whereNotNull('instance_id'),
    )
    .select('id')
