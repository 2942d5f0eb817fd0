import { checkCounters } from '#server/features/stats/counters-store.ts'
import { type Queries, whole } from '#server/platform/db/database.ts'

/** Something that the ledger must never show; empty means that all is well. */
export type Breach = string

interface Sum {
  id: string
  total: unknown
}

/**
 * Proves that the books agree: every journal adds up to zero, every wallet holds what its postings say and what its
 * completed transactions say, none is below zero, every movement has its line and every line its movement, and every
 * instance was paid for, and refunded if it failed; and that the counters say what there is.
 */
export async function checkLedger(queries: Queries): Promise<Breach[]> {
  const breaches: Breach[] = []
  const note = (rows: { id: unknown }[], what: string) =>
    breaches.push(...rows.map((row) => `${what}: ${String(row.id)}`))

  note(
    await queries('postings').groupBy('journal_id').havingRaw('SUM(amount) <> 0').select('journal_id as id'),
    'the journal does not add up to zero',
  )
  note(
    await queries('journals')
      .leftJoin('postings', 'postings.journal_id', 'journals.id')
      .whereNull('postings.id')
      .select('journals.id'),
    'the journal moves nothing',
  )

  for (let last = ''; ; ) {
    const { breaches: found, lastId } = await checkWallets(queries, last)
    breaches.push(...found)
    if (lastId === undefined) break
    last = lastId
  }
  note(
    await queries('users').leftJoin('accounts', 'accounts.id', 'users.id').whereNull('accounts.id').select('users.id'),
    'the user has no wallet',
  )

  note(
    await queries('transactions').where({ status: 'completed' }).whereNull('journal_id').select('id'),
    'the transaction is completed, but no money moved',
  )
  note(
    await queries('transactions').whereNot({ status: 'completed' }).whereNotNull('journal_id').select('id'),
    'the transaction is not completed, but money moved',
  )
  note(
    await queries('journals')
      .leftJoin('transactions', 'transactions.journal_id', 'journals.id')
      .whereNull('transactions.id')
      .select('journals.id'),
    'the journal has no line in a history',
  )
  note(
    await queries('transactions')
      .join('postings', (both) =>
        both.on('postings.journal_id', 'transactions.journal_id').andOn('postings.account_id', 'transactions.user_id'),
      )
      .whereRaw('postings.amount <> transactions.amount')
      .select('transactions.id'),
    'the transaction shows another amount than was moved',
  )

  note(await instancesWithout(queries, 'payment'), 'the instance was not paid for')
  note(await instancesWithout(queries, 'refund').where({ status: 'failed' }), 'the failed instance was not refunded')
  breaches.push(...(await checkCounters(queries)))
  return breaches
}

/** How many wallets are looked at together, so that the memory it takes does not grow with their number. */
const WALLETS = 10_000

/** Checks the next wallets behind an id. `lastId` is the last of them; without it, there are none left. */
async function checkWallets(queries: Queries, after: string): Promise<{ breaches: Breach[]; lastId?: string }> {
  const wallets: { id: string; balance: unknown }[] = await queries('accounts')
    .where({ kind: 'wallet' })
    .where('id', '>', after)
    .orderBy('id')
    .limit(WALLETS)
    .select('id', 'balance')
  const lastId = wallets.at(-1)?.id
  if (lastId === undefined) return { breaches: [] }
  const breaches: Breach[] = []
  const posted = sums(
    await queries('postings')
      .where('account_id', '>', after)
      .where('account_id', '<=', lastId)
      .groupBy('account_id')
      .select('account_id as id')
      .sum({ total: 'amount' }),
  )
  const completed = sums(
    await queries('transactions')
      .where({ status: 'completed' })
      .where('user_id', '>', after)
      .where('user_id', '<=', lastId)
      .groupBy('user_id')
      .select('user_id as id')
      .sum({ total: 'amount' }),
  )
  for (const { id, balance } of wallets) {
    if (whole(balance) < 0) breaches.push(`the wallet is below zero: ${id}`)
    if (whole(balance) !== (posted.get(id) ?? 0)) breaches.push(`the wallet does not hold what was posted: ${id}`)
    if (whole(balance) !== (completed.get(id) ?? 0)) breaches.push(`the history does not add up to the wallet: ${id}`)
  }
  return { breaches, lastId }
}

const sums = (rows: Sum[]) => new Map(rows.map(({ id, total }) => [id, whole(total)]))

/** The instances without a completed transaction of a type. */
const instancesWithout = (queries: Queries, type: 'payment' | 'refund') =>
  queries('instances')
    .whereNotIn('id', (lines) =>
      lines.select('instance_id').from('transactions').where({ type, status: 'completed' }).whereNotNull('instance_id'),
    )
    .select('id')
