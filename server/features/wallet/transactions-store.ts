import type { Language } from '#contracts/languages.ts'
import type { PaymentMethod } from '#contracts/rules/fees.ts'
import type { TransactionStatus } from '#contracts/rules/transaction-state.ts'
import { type TransactionType, transactionSchema, type WalletTransaction } from '#contracts/transactions.ts'
import { findWithOwners, listOfUser, listWithOwners, type Owned } from '#server/features/users/owned-rows-store.ts'
import { createTable, integer, json, nullable, type RecordOf, varchar } from '#server/platform/db/columns.ts'
import { type Queries, toSafeInteger } from '#server/platform/db/database.ts'
import type { Page, PageRequest } from '#server/platform/pages.ts'
import { sharedFields } from '#server/platform/shared-fields.ts'
import { describeReason, isKnownCode, parseReason, type Reason } from './reasons.ts'

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
export const transactionsTable = createTable('transactions', columns)

/** A transaction of a wallet as it is stored: money in integer dong, times in milliseconds. */
export interface TransactionRecord extends Omit<RecordOf<typeof columns>, 'description' | 'code' | 'facts'> {
  reason: Reason
}

/** A transaction with its columns instead of its reason. */
export const toStored = ({ reason, ...record }: TransactionRecord): RecordOf<typeof columns> => ({
  ...record,
  description: describeReason(reason, 'vi'),
  ...reason,
})

function toRecord(row: object): TransactionRecord {
  const { description, code, facts, ...record } = transactionsTable.toRecord(row)
  if (code === null) return { ...record, reason: parseReason(record.type, record.paymentMethod, description) }
  const reason = isKnownCode(code) ? { code, facts } : { code: 'text', facts: { text: description } }
  return { ...record, reason: reason as Reason }
}

const ownedRows = { table: { name: transactionsTable.name, toRecord } }
/** Only deposits can be pending. Written like this, with `settled_at`, there is an index for them. */
const pendingRows = { ...ownedRows, only: { 'transactions.type': 'deposit', 'transactions.settled_at': null } }

/** A transaction as the API returns it, in Vietnamese. */
export const toTransaction = (record: TransactionRecord): WalletTransaction => ({
  ...sharedFields(transactionSchema, record),
  amount: String(record.amount),
  fee: String(record.fee),
  description: describeReason(record.reason, 'vi'),
  code: record.reason.code,
  facts: record.reason.facts,
  createdAt: new Date(record.createdAt).toISOString(),
  cancelledAt: record.cancelledAt === null ? null : new Date(record.cancelledAt).toISOString(),
})

/**
 * Translates a transaction's description. A transaction that was stored for a repeated request may be from another version: without
 * a code, from the previous version, it is returned unchanged; with a code that only a later version knows, it keeps its text.
 */
export function inLanguage(transaction: WalletTransaction, language: Language): WalletTransaction {
  const { code, facts, description } = transaction
  if (code === undefined) return transaction
  if (!isKnownCode(code)) return { ...transaction, code: 'text', facts: { text: description } }
  return { ...transaction, description: describeReason({ code, facts } as Reason, language) }
}

export interface TransactionsStore {
  insert(queries: Queries, record: TransactionRecord): Promise<void>
  byId(queries: Queries, id: string): Promise<TransactionRecord | null>
  /** The transactions with these ids and their owners, in no particular order. */
  byIds(queries: Queries, ids: readonly string[]): Promise<Owned<TransactionRecord>[]>
  /** Settles a pending deposit. Returns false if it is not a pending deposit. */
  settle(queries: Queries, id: string, status: 'completed' | 'failed', settledAt: number): Promise<boolean>
  /** Cancels a pending deposit of this user. Returns false if it is not a pending deposit of theirs. */
  cancel(queries: Queries, id: string, userId: string, cancelledAt: number): Promise<boolean>
  /** The number of a user's pending deposits. */
  countPending(queries: Queries, userId: string): Promise<number>
  /** Records when a provider first reported a payment for a deposit that an admin completed. Returns false if it had before. */
  confirm(queries: Queries, id: string, confirmedAt: number): Promise<boolean>
  /** Records the journal that moved a settled deposit's money. */
  setJournal(queries: Queries, id: string, journalId: string): Promise<void>
  /** A customer's history, newest first. */
  listOf(queries: Queries, userId: string, page: PageRequest): Promise<Page<TransactionRecord>>
  /** All customers' transactions, or only pending deposits, newest first; `search` finds ids, and owners by email or name. */
  list(
    queries: Queries,
    page: PageRequest,
    search: string | undefined,
    onlyPending?: boolean,
  ): Promise<Page<Owned<TransactionRecord>>>
}

export function createTransactionsStore(): TransactionsStore {
  return {
    insert: (queries, record) => transactionsTable.insert(queries, toStored(record)),

    async byId(queries, id) {
      const row = await queries('transactions').where({ id }).first()
      return row ? toRecord(row) : null
    },

    async settle(queries, id, status, settledAt) {
      const pending = queries('transactions').where({ id, type: 'deposit', status: 'pending' })
      return (await pending.update({ status, settled_at: settledAt })) === 1
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

    async confirm(queries, id, confirmedAt) {
      const unconfirmed = queries('transactions').where({ id, status: 'completed', confirmed_at: null })
      return (await unconfirmed.update({ confirmed_at: confirmedAt })) === 1
    },

    async setJournal(queries, id, journalId) {
      await queries('transactions').where({ id }).update({ journal_id: journalId })
    },

    byIds: (queries, ids) => findWithOwners(queries, ownedRows, ids),
    listOf: (queries, userId, page) => listOfUser(queries, ownedRows, userId, page),
    list: (queries, page, search, onlyPending = false) =>
      listWithOwners(queries, onlyPending ? pendingRows : ownedRows, page, search),
  }
}
