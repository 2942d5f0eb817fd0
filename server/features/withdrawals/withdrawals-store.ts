import { openWithdrawalStates, type WithdrawalState } from '#contracts/rules/withdrawal-state.ts'
import type { WithdrawalCounts } from '#contracts/withdrawals.ts'
import { createTable, integer, nullable, type RecordOf, varchar } from '#server/platform/db/columns.ts'
import { type DbTransaction, type Queries, toSafeInteger } from '#server/platform/db/database.ts'
import { isDuplicate } from '#server/platform/db/errors.ts'
import { type Page, type PageRequest, pageOf } from '#server/platform/pages.ts'

const columns = {
  id: varchar('id'),
  userId: varchar('user_id'),
  /** What took its money out of the wallet. */
  transactionId: varchar('transaction_id'),
  amount: integer('amount'),
  bankBin: varchar('bank_bin'),
  account: varchar('account'),
  holder: varchar('holder'),
  note: nullable(varchar('note')),
  state: varchar<WithdrawalState>('state'),
  /** Who approved a large one first. */
  proposedBy: nullable(varchar('proposed_by')),
  /** Who approved or rejected it. */
  decidedBy: nullable(varchar('decided_by')),
  /** Who has begun to send the money of an approved one at the bank, and when. */
  payingBy: nullable(varchar('paying_by')),
  payingSince: nullable(integer('paying_since')),
  /** Who recorded that it was paid. */
  paidBy: nullable(varchar('paid_by')),
  /** The bank's for the transfer that paid it. */
  reference: nullable(varchar('reference')),
  /** Why it was rejected. */
  reason: nullable(varchar('reason')),
  createdAt: integer('created_at'),
  /** When it was approved, rejected or cancelled. */
  decidedAt: nullable(integer('decided_at')),
  paidAt: nullable(integer('paid_at')),
}
export const withdrawalsTable = createTable('withdrawals', columns)

const references = createTable('withdrawal_references', {
  reference: varchar('reference'),
  withdrawalId: varchar('withdrawal_id'),
})

/** A reference of the bank as it is compared: people copy it with spaces, and in either case. */
const comparable = (reference: string) =>
  reference.replaceAll(' ', '').replaceAll(/[a-z]+/g, (letters) => letters.toUpperCase())

/** A customer's request to have money sent to a bank. In integer dong. */
export type WithdrawalRecord = RecordOf<typeof columns>

/** What changes when a withdrawal comes into another state. */
type Change = Partial<Pick<WithdrawalRecord, 'decidedBy' | 'decidedAt' | 'paidBy' | 'paidAt' | 'reference' | 'reason'>>

export interface WithdrawalsStore {
  insert(tx: DbTransaction, withdrawal: WithdrawalRecord): Promise<void>
  byId(queries: Queries, id: string): Promise<WithdrawalRecord | null>
  /** The withdrawals of a customer, newest first. */
  listOf(queries: Queries, userId: string, page: PageRequest): Promise<Page<WithdrawalRecord>>
  /** Everybody's, newest first, of one state or of all. */
  list(queries: Queries, state: WithdrawalState | undefined, page: PageRequest): Promise<Page<WithdrawalRecord>>
  /** The number of a customer's whose money is on its way. */
  countOpenOf(queries: Queries, userId: string): Promise<number>
  /** The numbers of those that wait for an admin. */
  countOpen(queries: Queries): Promise<WithdrawalCounts>
  /** The states of those whose money these transactions took out of wallets, by the transactions' ids. */
  statesBy(queries: Queries, transactionIds: readonly string[]): Promise<ReadonlyMap<string, WithdrawalState>>
  /** The id of the transaction that returned the money of one; null if it was not returned. */
  returnOf(queries: Queries, id: string): Promise<string | null>
  /**
   * Changes the state of one that is in one of the states `from`, and whose money `payingBy` is sending. Returns false if it is not: somebody else was faster.
   * Default of `payingBy`: nobody.
   */
  change(
    tx: DbTransaction,
    id: string,
    from: readonly WithdrawalState[],
    to: WithdrawalState,
    change: Change,
    payingBy?: string | null,
  ): Promise<boolean>
  /** Records who sends the money of an approved one from now on; null for nobody. Returns false if it is not as it was found any more. */
  setPaying(tx: DbTransaction, found: WithdrawalRecord, payingBy: string | null, at: number): Promise<boolean>
  /** The withdrawal that a transfer with a reference has paid; null for none. */
  paidWith(queries: Queries, reference: string): Promise<WithdrawalRecord | null>
  /** Records which withdrawal a transfer with a reference has paid. Returns false if it has paid another one. */
  addReference(tx: DbTransaction, reference: string, withdrawalId: string): Promise<boolean>
  /** Records who approved a requested one first. Returns false if somebody had, or if it is no longer requested. */
  propose(tx: DbTransaction, id: string, proposedBy: string): Promise<boolean>
}

export function createWithdrawalsStore(): WithdrawalsStore {
  async function listed(query: PromiseLike<object[]>, page: PageRequest) {
    return pageOf((await query).map(withdrawalsTable.toRecord), page)
  }
  const pageOfRows = (queries: Queries, where: object, page: PageRequest) => {
    const query = queries('withdrawals')
      .where(where)
      .orderBy('id', 'desc')
      .limit(page.limit + 1)
    if (page.before !== undefined) query.where('id', '<', page.before)
    return listed(query, page)
  }

  return {
    insert: (tx, withdrawal) => withdrawalsTable.insert(tx, withdrawal),

    async byId(queries, id) {
      const row: object | undefined = await queries('withdrawals').where({ id }).first()
      return row ? withdrawalsTable.toRecord(row) : null
    },

    listOf: (queries, userId, page) => pageOfRows(queries, { user_id: userId }, page),
    list: (queries, state, page) => pageOfRows(queries, state === undefined ? {} : { state }, page),

    async countOpenOf(queries, userId) {
      const open = queries('withdrawals')
        .where({ user_id: userId })
        .whereIn('state', [...openWithdrawalStates])
      const row = await open.count({ count: '*' }).first()
      return toSafeInteger(row?.count)
    },

    async countOpen(queries) {
      const counts = { requested: 0, approved: 0 }
      const rows: { state: keyof typeof counts; count: unknown }[] = await queries('withdrawals')
        .whereIn('state', Object.keys(counts))
        .groupBy('state')
        .select('state')
        .count({ count: '*' })
      for (const { state, count } of rows) counts[state] = toSafeInteger(count)
      return counts
    },

    async statesBy(queries, transactionIds) {
      if (transactionIds.length === 0) return new Map()
      const rows: { transaction_id: string; state: WithdrawalState }[] = await queries('withdrawals')
        .whereIn('transaction_id', [...transactionIds])
        .select('transaction_id', 'state')
      return new Map(rows.map(({ transaction_id, state }) => [transaction_id, state]))
    },

    async returnOf(queries, id) {
      const row: { id: string } | undefined = await queries('journals')
        .join('transactions', 'transactions.journal_id', 'journals.id')
        .where({ 'journals.kind': 'withdrawal_back', 'journals.subject_id': id })
        .first('transactions.id')
      return row?.id ?? null
    },

    async change(tx, id, from, to, change, payingBy = null) {
      const cells = Object.entries(change).map(([key, value]) => [columns[key as keyof Change].name, value])
      const rows = tx('withdrawals')
        .where({ id, paying_by: payingBy })
        .whereIn('state', [...from])
      return (await rows.update({ state: to, ...Object.fromEntries(cells) })) === 1
    },

    async setPaying(tx, found, payingBy, at) {
      const { id, state, payingBy: before, payingSince: since } = found
      const rows = tx('withdrawals').where({ id, state, paying_by: before, paying_since: since })
      return (await rows.update({ paying_by: payingBy, paying_since: payingBy === null ? null : at })) === 1
    },

    async paidWith(queries, reference) {
      const row: object | undefined = await queries('withdrawal_references')
        .join('withdrawals', 'withdrawals.id', 'withdrawal_references.withdrawal_id')
        .where({ 'withdrawal_references.reference': comparable(reference) })
        .first('withdrawals.*')
      return row ? withdrawalsTable.toRecord(row) : null
    },

    async addReference(tx, reference, withdrawalId) {
      try {
        await references.insert(tx, { reference: comparable(reference), withdrawalId })
        return true
      } catch (error) {
        if (isDuplicate(error)) return false
        throw error
      }
    },

    async propose(tx, id, proposedBy) {
      const requested = tx('withdrawals').where({ id, state: 'requested', proposed_by: null })
      return (await requested.update({ proposed_by: proposedBy })) === 1
    },
  }
}
