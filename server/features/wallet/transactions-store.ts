import type { Language } from '#contracts/languages.ts'
import type { PaymentMethod } from '#contracts/rules/fees.ts'
import { recordNumber } from '#contracts/rules/record-number.ts'
import { type TransactionStatus, transactionStatuses } from '#contracts/rules/transaction-state.ts'
import {
  type TransactionType,
  transactionSchema,
  transactionTypes,
  type WalletTransaction,
} from '#contracts/transactions.ts'
import { countFiltered, type RowFilter } from '#server/features/users/filtered-rows-store.ts'
import {
  findWithOwners,
  listFiltered,
  listOfUser,
  listWithOwners,
  type Owned,
  ownedRowsOf,
} from '#server/features/users/owned-rows-store.ts'
import { createTable, integer, json, nullable, type RecordOf, varchar } from '#server/platform/db/columns.ts'
import { type DbTransaction, type Queries, toSafeInteger } from '#server/platform/db/database.ts'
import { createNumberedTable, type Numbered } from '#server/platform/db/numbered-table-store.ts'
import { idOf } from '#server/platform/ids.ts'
import { toIsoString } from '#server/platform/iso-time.ts'
import { type Page, type PageRequest, pageOf } from '#server/platform/pages.ts'
import { sharedFields } from '#server/platform/shared-fields.ts'
import type { Position } from '#server/platform/sorted-pages.ts'
import { describeReason, isKnownCode, parseReason, type Reason, storedDescription } from './reasons.ts'

const columns = {
  id: varchar('id'),
  userId: varchar('user_id'),
  type: varchar<TransactionType>('type'),
  amount: integer('amount'),
  fee: integer('fee'),
  status: varchar<TransactionStatus>('status'),
  paymentMethod: nullable(varchar<PaymentMethod>('payment_method')),
  /** The reason in Vietnamese, for the previous version, which cannot read the code. */
  description: varchar('description'),
  code: nullable(varchar('code')),
  facts: nullable(json<Record<string, string>>('facts')),
  /** The instance that a payment or refund is for. */
  instanceId: nullable(varchar('instance_id')),
  /** The journal that moved the money; null until it has moved. */
  journalId: nullable(varchar('journal_id')),
  createdAt: integer('created_at'),
  settledAt: nullable(integer('settled_at')),
  /** When the customer cancelled it, for a deposit that failed by that. */
  cancelledAt: nullable(integer('cancelled_at')),
}
export const transactionsTable = createNumberedTable(createTable('transactions', columns), 'transaction_numbers')

/** A new transaction of a wallet: money in integer dong, times in milliseconds. */
export interface NewTransaction extends Omit<RecordOf<typeof columns>, 'description' | 'code' | 'facts'> {
  reason: Reason
}

/** A transaction of a wallet as it is stored. */
export type TransactionRecord = Numbered<NewTransaction>

/** A transaction with its columns instead of its reason. */
export const toStored = ({ reason, ...record }: NewTransaction): RecordOf<typeof columns> => ({
  ...record,
  description: storedDescription(reason),
  ...reason,
})

/** A row of the table as a record. */
export function toRecord(row: object): TransactionRecord {
  const { description, code, facts, ...record } = transactionsTable.toRecord(row)
  if (code === null) return { ...record, reason: parseReason(record.type, record.paymentMethod, description) }
  const reason = isKnownCode(code) ? { code, facts } : { code: 'text', facts: { text: description } }
  return { ...record, reason: reason as Reason }
}

const ownTable = { table: { ...transactionsTable, toRecord }, kind: 'transaction' } as const
const ownedRows = ownedRowsOf(ownTable)
/** Only deposits can be pending. Written like this, with `settled_at`, there is an index for them. */
const pendingRows = ownedRowsOf({
  ...ownTable,
  only: { 'transactions.type': 'deposit', 'transactions.settled_at': null },
})

/** The number that people say: `GD-10428`. */
export const numberOf = ({ number }: TransactionRecord) =>
  number === null ? null : recordNumber('transaction', number)

/**
 * A transaction as the API returns it, in Vietnamese. `balanceAfter` in integer dong, null if it moved no money; left out where nobody
 * reads it.
 */
export const toTransaction = (record: TransactionRecord, balanceAfter?: number | null): WalletTransaction => ({
  ...sharedFields(transactionSchema, record),
  number: numberOf(record),
  amount: String(record.amount),
  fee: String(record.fee),
  description: describeReason(record.reason, 'vi'),
  code: record.reason.code,
  facts: record.reason.facts,
  vpsId: record.instanceId,
  createdAt: new Date(record.createdAt).toISOString(),
  settledAt: toIsoString(record.settledAt),
  cancelledAt: toIsoString(record.cancelledAt),
  ...(balanceAfter === undefined ? {} : { balanceAfter: balanceAfter === null ? null : String(balanceAfter) }),
})

/**
 * Translates a transaction's description. A transaction that was stored for a repeated request may be from another version: without
 * a code or a number, from the previous version, it is returned without; with a code that only a later version knows, it keeps its text.
 */
export function inLanguage(transaction: WalletTransaction, language: Language): WalletTransaction {
  const { code, facts, description } = transaction
  const numbered = { ...transaction, number: transaction.number ?? null }
  if (code === undefined) return numbered
  if (!isKnownCode(code)) return { ...numbered, code: 'text', facts: { text: description } }
  return { ...numbered, description: describeReason({ code, facts } as Reason, language) }
}

/** What the back-office lists; an empty list of values means all. Only deposits have a method. */
export interface TransactionFilter {
  statuses: readonly TransactionStatus[]
  types: readonly TransactionType[]
  methods: readonly PaymentMethod[]
  /** Created at this time or later, and before that one, in milliseconds. */
  from: number | null
  before: number | null
  direction: 'asc' | 'desc'
  after: Position | null
}

/** The most by which the time in a transaction's id differs from its own, in milliseconds: more than it ever does. */
const ID_DELAY = 60_000
const idAround = (at: number) => idOf(Math.max(0, at), 0, '8'.padEnd(16, '0'))

/** The values of two columns in every combination. */
const pairs = (first: string, values: readonly string[], statuses: readonly string[]) =>
  values.flatMap((value) => statuses.map((status) => ({ [first]: value, status })))

export interface TransactionsStore {
  /** Returns the record with its number. */
  insert<Line extends NewTransaction>(tx: DbTransaction, record: Line): Promise<Numbered<Line>>
  byId(queries: Queries, id: string): Promise<TransactionRecord | null>
  /** The transactions with these ids and their owners, in no particular order. */
  byIds(queries: Queries, ids: readonly string[]): Promise<Owned<TransactionRecord>[]>
  /** Settles a pending deposit; `amount` is what arrived, if it was not what was asked for. Returns false if it is not a pending deposit. */
  settle(
    queries: Queries,
    id: string,
    status: 'completed' | 'failed',
    settledAt: number,
    amount?: number,
  ): Promise<boolean>
  /** Cancels a pending deposit of this user. Returns false if it is not a pending deposit of theirs. */
  cancel(queries: Queries, id: string, userId: string, cancelledAt: number): Promise<boolean>
  /** The number of a user's pending deposits. */
  countPending(queries: Queries, userId: string): Promise<number>
  /**
   * The sum of a user's completed transactions of these types, in integer dong: negative for money that left the wallet. A deposit that was taken
   * back is left out.
   */
  sumOf(queries: Queries, userId: string, types: readonly TransactionType[]): Promise<number>
  /** The sum of the completed transactions of these types for an instance, in integer dong: negative for what was paid. */
  sumForInstance(queries: Queries, instanceId: string, types: readonly TransactionType[]): Promise<number>
  /** The number of all customers' pending deposits by these methods. */
  countPendingBy(queries: Queries, methods: readonly PaymentMethod[]): Promise<number>
  /** Records when a provider first reported a payment for a deposit that an admin completed. Returns false if it had before. */
  confirm(queries: Queries, id: string, confirmedAt: number): Promise<boolean>
  /** Records the journal that moved a settled deposit's money. */
  setJournal(queries: Queries, id: string, journalId: string): Promise<void>
  /** A customer's history, newest first. */
  listOf(queries: Queries, userId: string, page: PageRequest): Promise<Page<TransactionRecord>>
  /** What a customer paid and got back for an instance, newest first. */
  listOfInstance(
    queries: Queries,
    userId: string,
    instanceId: string,
    page: PageRequest,
  ): Promise<Page<TransactionRecord>>
  /** The id of the first payment of a customer for an instance; null before there is one. */
  firstPaymentFor(queries: Queries, userId: string, instanceId: string): Promise<string | null>
  /** All customers' transactions, or only pending deposits, newest first; `search` finds ids, numbers, and owners by email or name. */
  list(
    queries: Queries,
    page: PageRequest,
    search: string | undefined,
    onlyPending?: boolean,
  ): Promise<Page<Owned<TransactionRecord>>>
  /** All customers' transactions, filtered, in the order of their creation. */
  filtered(queries: Queries, filter: TransactionFilter, limit: number): Promise<Page<Owned<TransactionRecord>>>
  /** How many transactions a filter lists, as `countFiltered` counts. */
  countFiltered(queries: Queries, filter: TransactionFilter): Promise<number>
}

function rowFilterOf({ statuses, types, methods, from, before, direction, after }: TransactionFilter): RowFilter {
  const states = statuses.length > 0 ? statuses : transactionStatuses
  const isForDeposits = types.length === 0 || types.includes('deposit')
  const byType = pairs('type', types.length > 0 ? types : transactionTypes, states)
  const byMethod = isForDeposits ? pairs('payment_method', methods, states) : []
  return {
    parts: methods.length > 0 ? byMethod : byType,
    column: 'id',
    direction,
    after,
    from: from === null ? undefined : idAround(from - ID_DELAY),
    to: before === null ? undefined : idAround(before + ID_DELAY),
    only(rows) {
      if (from !== null) rows.where('created_at', '>=', from)
      if (before !== null) rows.where('created_at', '<', before)
    },
  }
}

export function createTransactionsStore(): TransactionsStore {
  return {
    insert: async (tx, record) => ({ ...record, number: await transactionsTable.insert(tx, toStored(record)) }),

    async byId(queries, id) {
      const row: object | undefined = await transactionsTable.select(queries).where({ id }).first()
      return row ? toRecord(row) : null
    },

    async settle(queries, id, status, settledAt, amount) {
      const pending = queries('transactions').where({ id, type: 'deposit', status: 'pending' })
      const arrived = amount === undefined ? {} : { amount }
      return (await pending.update({ status, settled_at: settledAt, ...arrived })) === 1
    },

    async cancel(queries, id, userId, cancelledAt) {
      const pending = queries('transactions').where({ id, user_id: userId, type: 'deposit', status: 'pending' })
      const ended = { status: 'failed', settled_at: cancelledAt, cancelled_at: cancelledAt }
      return (await pending.update(ended)) === 1
    },

    async countPending(queries, userId) {
      const row = await queries('transactions')
        .where({ user_id: userId, status: 'pending' })
        .count({ count: '*' })
        .first()
      return toSafeInteger(row?.count)
    },

    async sumOf(queries, userId, types) {
      const completed = queries('transactions').where({ user_id: userId, status: 'completed' }).whereIn('type', types)
      const takenBack = queries('journals')
        .where({ kind: 'reversal' })
        .whereRaw('journals.subject_id = transactions.id')
      const row = await completed.whereNotExists(takenBack.select('id')).sum({ total: 'amount' }).first()
      return toSafeInteger(row?.total ?? 0)
    },

    async sumForInstance(queries, instanceId, types) {
      const own = queries('transactions').where({ instance_id: instanceId, status: 'completed' })
      const row = await own
        .whereIn('type', [...types])
        .sum({ total: 'amount' })
        .first()
      return toSafeInteger(row?.total ?? 0)
    },

    async countPendingBy(queries, methods) {
      const pending = queries('transactions').whereIn('payment_method', methods).where({ status: 'pending' })
      const row = await pending.count({ count: '*' }).first()
      return toSafeInteger(row?.count)
    },

    async confirm(queries, id, confirmedAt) {
      const unconfirmed = queries('transactions').where({ id, status: 'completed', confirmed_at: null })
      return (await unconfirmed.update({ confirmed_at: confirmedAt })) === 1
    },

    async setJournal(queries, id, journalId) {
      await queries('transactions').where({ id }).update({ journal_id: journalId })
    },

    byIds: (queries, ids) => findWithOwners(queries, ownedRows, ids),
    listOf: (queries, userId, page) => listOfUser(queries, ownedRows, userId, page),
    async listOfInstance(queries, userId, instanceId, page) {
      const query = transactionsTable
        .select(queries)
        .where({ instance_id: instanceId, user_id: userId })
        .orderBy('id', 'desc')
        .limit(page.limit + 1)
      if (page.before !== undefined) query.where('id', '<', page.before)
      const rows: object[] = await query
      return pageOf(rows.map(toRecord), page)
    },
    async firstPaymentFor(queries, userId, instanceId) {
      const own = queries('transactions').where({ instance_id: instanceId, user_id: userId, type: 'payment' })
      const row: { id: string } | undefined = await own.orderBy('id').first('id')
      return row?.id ?? null
    },
    list: (queries, page, search, onlyPending = false) =>
      listWithOwners(queries, onlyPending ? pendingRows : ownedRows, page, search),

    filtered: (queries, filter, limit) => listFiltered(queries, ownedRows, rowFilterOf(filter), limit),
    countFiltered: (queries, filter) => countFiltered(queries, 'transactions', rowFilterOf(filter)),
  }
}
