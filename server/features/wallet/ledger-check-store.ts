import type { TransactionType } from '#contracts/transactions.ts'
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
 * failed; every renewal must have been charged for its periods; every withdrawal must have its money where its state says; every bonus and every discount must come from a redemption of a
 * promotion, and a bonus whose deposit was taken back must be given back; and the counters must have the right values.
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
  report(
    // A payout moves money that has left its wallet before; `checkWithdrawals` looks for what it is for.
    await rowsWithout(queries, 'journals', 'transactions', 'journal_id').whereNot('journals.kind', 'payout'),
    'the journal has no transaction',
  )
  report(
    await queries('transactions')
      .join('postings', (both) =>
        both.on('postings.journal_id', 'transactions.journal_id').andOn('postings.account_id', 'transactions.user_id'),
      )
      .whereRaw('postings.amount <> transactions.amount')
      .select('transactions.id'),
    'the transaction has another amount than its posting',
  )

  report(await instancesWithout(queries, ['payment', 'renewal']), 'the instance was not paid for')
  report(
    await instancesWithout(queries, ['refund']).where({ status: 'failed' }),
    'the failed instance was not refunded',
  )
  faults.push(...(await checkPeriods(queries)))
  faults.push(...(await checkWithdrawals(queries)))
  faults.push(...(await checkOffers(queries)))
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

/** The instances without a completed transaction of some types. */
const instancesWithout = (queries: Queries, types: readonly TransactionType[]) =>
  queries('instances')
    // A trial that is not paid for yet costs nothing, nor does an instance with a discount of its whole price.
    .whereRaw('COALESCE(paid_price, price) > 0')
    .whereNotIn('id', (lines) =>
      lines
        .select('instance_id')
        .from('transactions')
        .where({ status: 'completed' })
        .whereIn('type', [...types])
        .whereNotNull('instance_id'),
    )
    .select('id')

/** Checks that every renewal was charged for its periods, and nothing else, and that every instance is paid until the end of its last one. */
async function checkPeriods(queries: Queries): Promise<LedgerFault[]> {
  const periods = queries('renewed_periods')
    .whereNotNull('transaction_id')
    .groupBy('transaction_id')
    .select('transaction_id')
    .sum({ total: 'amount' })
    .as('charged')
  const chargedWrongly = await queries('transactions')
    .leftJoin(periods, 'charged.transaction_id', 'transactions.id')
    .where({ type: 'renewal' })
    .whereRaw('COALESCE(charged.total, 0) <> -transactions.amount')
    .select<{ id: string }[]>('transactions.id')
  const uncharged = await queries('renewed_periods')
    .leftJoin('transactions', 'transactions.id', 'renewed_periods.transaction_id')
    .where('renewed_periods.amount', '>', 0)
    .where((wrong) => wrong.whereNull('transactions.id').orWhereNot('transactions.type', 'renewal'))
    .select<{ id: string }[]>('renewed_periods.id')
  const beyond = await queries('renewed_periods')
    .join('instances', 'instances.id', 'renewed_periods.instance_id')
    .whereRaw('renewed_periods.ends_at > instances.next_billing_at')
    .select<{ id: string }[]>('renewed_periods.id')
  return [
    ...chargedWrongly.map(({ id }) => `the renewal has another amount than its periods: ${id}`),
    ...uncharged.map(({ id }) => `the period was not charged: ${id}`),
    ...beyond.map(({ id }) => `the period was renewed, but its instance is not paid until its end: ${id}`),
  ]
}

/** The kinds of journals whose subject is a withdrawal. */
const withdrawalJournals = ['withdrawal', 'withdrawal_back', 'payout']
/** The journals that a withdrawal in a state has, besides the one that took its money out of the wallet. */
const ends = {
  requested: [],
  approved: [],
  paid: ['payout'],
  rejected: ['withdrawal_back'],
  cancelled: ['withdrawal_back'],
}

/** Checks that each withdrawal was booked as its state says, with its amount, and that nothing else was booked as one. */
async function checkWithdrawals(queries: Queries): Promise<LedgerFault[]> {
  const rows = async (found: PromiseLike<{ id: string }[]>, message: string) =>
    (await found).map(({ id }) => `${message}: ${id}`)
  const journalOf = (kind: string) =>
    queries('journals').where({ kind }).whereRaw('journals.subject_id = withdrawals.id').select('id')
  const wrongEnds = Object.entries(ends).map(([state, kinds]) =>
    queries('withdrawals')
      .where({ state })
      .where((wrong) => {
        for (const kind of withdrawalJournals) {
          if (kind === 'withdrawal' || kinds.includes(kind as never)) wrong.orWhereNotExists(journalOf(kind))
          else wrong.orWhereExists(journalOf(kind))
        }
      })
      .select('id'),
  )
  const otherAmounts = queries('journals')
    .join('withdrawals', 'withdrawals.id', 'journals.subject_id')
    .leftJoin('postings', (pending) =>
      pending.on('postings.journal_id', 'journals.id').andOnVal('postings.account_id', 'withdrawals:pending'),
    )
    .whereIn('journals.kind', withdrawalJournals)
    .whereRaw(
      "COALESCE(postings.amount, 0) <> CASE journals.kind WHEN 'withdrawal' THEN withdrawals.amount ELSE -withdrawals.amount END",
    )
    .select('journals.id')
  const strays = queries('journals')
    .leftJoin('withdrawals', 'withdrawals.id', 'journals.subject_id')
    .whereIn('journals.kind', withdrawalJournals)
    .whereNull('withdrawals.id')
    .select('journals.id')
  const otherOwners = queries('withdrawals')
    .leftJoin('transactions', 'transactions.id', 'withdrawals.transaction_id')
    .where((wrong) =>
      wrong
        .whereNull('transactions.id')
        .orWhereNot('transactions.type', 'withdrawal')
        .orWhereRaw('transactions.user_id <> withdrawals.user_id')
        .orWhereRaw('transactions.amount <> -withdrawals.amount'),
    )
    .select('withdrawals.id')
  const faults: LedgerFault[] = []
  for (const query of wrongEnds) faults.push(...(await rows(query, 'the withdrawal is not booked as its state says')))
  faults.push(...(await rows(otherAmounts, 'the journal has another amount than its withdrawal')))
  faults.push(...(await rows(strays, 'the journal has no withdrawal')))
  faults.push(...(await rows(otherOwners, 'the withdrawal is not what its transaction says')))
  return faults
}

/** Checks that bonuses and discounts are exactly what was redeemed from promotions, and that these count it. */
async function checkOffers(queries: Queries): Promise<LedgerFault[]> {
  const redeemed = () => queries('redemptions').where({ 'redemptions.state': 'redeemed' })
  const rows = async (found: PromiseLike<{ id: string }[]>, message: string) =>
    (await found).map(({ id }) => `${message}: ${id}`)

  const bonusesWithout = queries('transactions')
    .leftJoin('redemptions', 'redemptions.transaction_id', 'transactions.id')
    .leftJoin('journals', (reversal) =>
      reversal.on('journals.subject_id', 'redemptions.deposit_id').andOnVal('journals.kind', 'reversal'),
    )
    .leftJoin('postings', (back) =>
      back.on('postings.journal_id', 'journals.id').andOnVal('postings.account_id', 'promotions'),
    )
    .where({ 'transactions.type': 'bonus', 'transactions.status': 'completed' })
    .where((wrong) =>
      wrong
        .whereNull('redemptions.id')
        .orWhereRaw('redemptions.amount <> transactions.amount')
        // What is still redeemed, and what went back to the promotions, together are the bonus.
        .orWhereRaw(
          "CASE redemptions.state WHEN 'redeemed' THEN redemptions.amount ELSE 0 END + COALESCE(postings.amount, 0) <> transactions.amount",
        ),
    )
    .select('transactions.id')
  const redemptionsWithout = redeemed()
    .whereIn('redemptions.kind', ['deposit_bonus', 'referral'])
    .leftJoin('transactions', 'transactions.id', 'redemptions.transaction_id')
    .whereNull('transactions.id')
    .select('redemptions.id')
  /** The first payment for an instance, together with its discount, must be the price without a discount. */
  const discountedWrongly = queries('instances')
    .join('journals', (payment) =>
      payment.on('journals.subject_id', 'instances.id').andOnVal('journals.kind', 'payment'),
    )
    .join('transactions', 'transactions.journal_id', 'journals.id')
    .leftJoin('redemptions', (discount) =>
      discount
        .on('redemptions.instance_id', 'instances.id')
        .andOnVal('redemptions.state', 'redeemed')
        .andOnIn('redemptions.kind', ['percent', 'amount']),
    )
    .whereNot({ 'instances.status': 'failed' })
    .whereRaw('instances.list_price <> COALESCE(redemptions.amount, 0) - transactions.amount')
    .select('instances.id')

  const sums: { promotion_id: string; count: unknown; total: unknown }[] = await redeemed()
    .groupBy('promotion_id')
    .select('promotion_id')
    .count({ count: '*' })
    .sum({ total: 'amount' })
  const sumOf = new Map(sums.map((sum) => [sum.promotion_id, sum]))
  const promotions: { id: string; redemptions: unknown; given: unknown }[] = await queries('promotions').select(
    'id',
    'redemptions',
    'given',
  )
  const miscounted = promotions.filter(({ id, redemptions, given }) => {
    const { count, total } = sumOf.get(id) ?? {}
    return (
      toSafeInteger(redemptions) !== toSafeInteger(count ?? 0) || toSafeInteger(given) !== toSafeInteger(total ?? 0)
    )
  })
  return [
    ...(await rows(bonusesWithout, 'the bonus was not redeemed from a promotion')),
    ...(await rows(redemptionsWithout, 'the redemption has no bonus')),
    ...(await rows(discountedWrongly, 'the instance has another discount than was redeemed')),
    ...miscounted.map(({ id }) => `the promotion counts other redemptions than it has: ${id}`),
  ]
}
