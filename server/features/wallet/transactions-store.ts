import type { PaymentMethod, TransactionStatus, TransactionType, WalletTransaction } from '#contracts/transactions.ts'
import { findWithOwners, listOfUser, listWithOwners, type Owned } from '#server/features/users/owned-rows-store.ts'
import { createTable, integer, json, nullable, type RecordOf, text } from '#server/platform/db/columns.ts'
import { type Queries, whole } from '#server/platform/db/database.ts'
import type { Page, PageRequest } from '#server/platform/pages.ts'
import type { Language } from '#server/platform/problems.ts'
import { describeReason, isKnownCode, type Reason, reasonOfWords } from './reasons.ts'

const columns = {
  id: text('id'),
  userId: text('user_id'),
  type: text<TransactionType>('type'),
  amount: integer('amount'),
  fee: integer('fee'),
  status: text<TransactionStatus>('status'),
  paymentMethod: nullable(text<PaymentMethod>('payment_method')),
  /** The reason in Vietnamese, for the previous version, which knows no other form. */
  description: text('description'),
  code: nullable(text('code')),
  facts: nullable(json<Record<string, string>>('facts')),
  /** The instance that a payment or refund is for. */
  instanceId: nullable(text('instance_id')),
  /** The journal that moved the money; null until it has moved. */
  journalId: nullable(text('journal_id')),
  createdAt: integer('created_at'),
  settledAt: nullable(integer('settled_at')),
  /** When its customer cancelled it, for a deposit that failed so. */
  cancelledAt: nullable(integer('cancelled_at')),
}
const transactions = createTable('transactions', columns)

/** A line of a wallet's history as the server holds it: money in whole dong, times in milliseconds. */
export interface TransactionRecord extends Omit<RecordOf<typeof columns>, 'description' | 'code' | 'facts'> {
  reason: Reason
}

function toRecord(row: object): TransactionRecord {
  const { description, code, facts, ...record } = transactions.toRecord(row)
  if (code === null) return { ...record, reason: reasonOfWords(record.type, record.paymentMethod, description) }
  const reason = isKnownCode(code) ? { code, facts } : { code: 'text', facts: { text: description } }
  return { ...record, reason: reason as Reason }
}

const ownedRows = { table: { name: transactions.name, toRecord } }
/** Whatever is pending is a deposit that is not settled: in that form there is an index for it. */
const pendingRows = { ...ownedRows, only: { 'transactions.type': 'deposit', 'transactions.settled_at': null } }

/** A line as the API shows it, in Vietnamese. */
export const toTransaction = (record: TransactionRecord): WalletTransaction => ({
  id: record.id,
  type: record.type,
  amount: String(record.amount),
  fee: String(record.fee),
  status: record.status,
  paymentMethod: record.paymentMethod,
  description: describeReason(record.reason, 'vi'),
  code: record.reason.code,
  facts: record.reason.facts,
  createdAt: new Date(record.createdAt).toISOString(),
  cancelledAt: record.cancelledAt === null ? null : new Date(record.cancelledAt).toISOString(),
})

/**
 * A line in the words of a language. A line that was kept for a repeated call may be another version's: without a code, from the previous
 * one, it stays as it is; with a code that only a later one knows, it has its words alone.
 */
export function inLanguage(line: WalletTransaction, language: Language): WalletTransaction {
  const { code, facts, description } = line
  if (code === undefined) return line
  if (!isKnownCode(code)) return { ...line, code: 'text', facts: { text: description } }
  return { ...line, description: describeReason({ code, facts } as Reason, language) }
}

export interface TransactionsStore {
  insert(queries: Queries, record: TransactionRecord): Promise<void>
  byId(queries: Queries, id: string): Promise<TransactionRecord | null>
  /** Those of these ids, with their owners, in no particular order. */
  byIds(queries: Queries, ids: readonly string[]): Promise<Owned<TransactionRecord>[]>
  /** Settles a pending deposit; answers false when it is none, or was settled before. */
  settle(queries: Queries, id: string, status: 'completed' | 'failed', settledAt: number): Promise<boolean>
  /** Cancels a pending deposit of this user; false when it is none, or has ended. */
  cancel(queries: Queries, id: string, userId: string, cancelledAt: number): Promise<boolean>
  /** How many deposits of a user are pending. */
  countPending(queries: Queries, userId: string): Promise<number>
  /** Notes when a provider first reported a payment for a deposit that somebody else completed; false when noted before. */
  confirm(queries: Queries, id: string, confirmedAt: number): Promise<boolean>
  /** Notes which journal moved a settled deposit's money. */
  setJournal(queries: Queries, id: string, journalId: string): Promise<void>
  /** A customer's history, newest first. */
  listOf(queries: Queries, userId: string, page: PageRequest): Promise<Page<TransactionRecord>>
  /** Everybody's, newest first: all, or pending deposits only; `search` finds ids, and owners by email or name. */
  list(
    queries: Queries,
    page: PageRequest,
    search: string | undefined,
    onlyPending?: boolean,
  ): Promise<Page<Owned<TransactionRecord>>>
}

export function createTransactionsStore(): TransactionsStore {
  return {
    async insert(queries, { reason, ...record }) {
      await transactions.insert(queries, { ...record, description: describeReason(reason, 'vi'), ...reason })
    },

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
      return whole(row?.count)
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
