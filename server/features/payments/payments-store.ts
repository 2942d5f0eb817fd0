import type { PaymentMethod } from '#contracts/rules/fees.ts'
import { createTable, integer, nullable, type RecordOf, varchar } from '#server/platform/db/columns.ts'
import { type DbTransaction, type Queries, RetryTransaction } from '#server/platform/db/database.ts'
import { eachOf } from '#server/platform/db/each-of.ts'
import { isDuplicate } from '#server/platform/db/errors.ts'

const columns = {
  id: varchar('id'),
  userId: varchar('user_id'),
  /** The deposit that it pays. */
  transactionId: varchar('transaction_id'),
  method: varchar<PaymentMethod>('method'),
  memo: varchar('memo'),
  /** What is to be paid, and what has arrived, in integer dong. */
  amount: integer('amount'),
  received: integer('received'),
  createdAt: integer('created_at'),
  expiresAt: integer('expires_at'),
  /** When the latest money arrived. */
  receivedAt: nullable(integer('received_at')),
  /** When the customer said that the transfer was made. */
  reportedAt: nullable(integer('reported_at')),
}
const payments = createTable('payments', columns)

/** What a customer is asked to pay for a deposit. */
export type PaymentRecord = RecordOf<typeof columns>

/** Stores payments. They are never deleted: a memo that was printed once may come back years later. */
export interface PaymentsStore {
  insert(tx: DbTransaction, payment: PaymentRecord): Promise<void>
  byId(queries: Queries, id: string): Promise<PaymentRecord | null>
  /** The payment of a deposit. */
  ofDeposit(queries: Queries, transactionId: string): Promise<PaymentRecord | null>
  /** Reads a payment that exists, and makes other transactions that lock it or add to it wait until this one ends. */
  lock(tx: DbTransaction, id: string): Promise<PaymentRecord>
  byMemo(queries: Queries, memo: string): Promise<PaymentRecord | null>
  byMemos(queries: Queries, memos: readonly string[]): Promise<PaymentRecord[]>
  /** Payments whose memo begins with one of these, at most `limit` for each. */
  byMemoStarts(queries: Queries, starts: readonly string[], limit: number): Promise<PaymentRecord[]>
  /**
   * Payments of exactly one of these amounts for which nothing has arrived and that end after a time, the next to end first, at most `limit` for
   * each amount.
   */
  awaiting(queries: Queries, amounts: readonly number[], endingAfter: number, limit: number): Promise<PaymentRecord[]>
  /** The customer's newest payment by transfer of exactly this amount for which nothing has arrived, and whose deposit is pending; null for none. */
  pendingOf(queries: Queries, userId: string, amount: number): Promise<PaymentRecord | null>
  /** Adds what has arrived. */
  addReceived(tx: DbTransaction, id: string, amount: number, at: number): Promise<void>
  /** Records the first time that the customer said that the transfer was made. */
  report(queries: Queries, id: string, at: number): Promise<void>
}

/** The number of pending payments of a customer that are looked at. */
const PENDING_MAX = 50

export function createPaymentsStore(): PaymentsStore {
  const first = async (queries: Queries, where: object) => {
    const row: object | undefined = await queries('payments').where(where).first()
    return row ? payments.toRecord(row) : null
  }
  return {
    async insert(tx, payment) {
      await payments.insert(tx, payment).catch((error: unknown) => {
        // The memo was drawn before; the retry draws another.
        throw isDuplicate(error) ? new RetryTransaction() : error
      })
    },

    async lock(tx, id) {
      const row: object | undefined = await tx('payments').where({ id }).forUpdate().first()
      if (!row) throw new Error(`There is no payment ${id}`)
      return payments.toRecord(row)
    },

    byId: (queries, id) => first(queries, { id }),
    ofDeposit: (queries, transactionId) => first(queries, { transaction_id: transactionId }),
    byMemo: (queries, memo) => first(queries, { memo }),

    async byMemos(queries, memos) {
      if (memos.length === 0) return []
      const rows: object[] = await queries('payments').whereIn('memo', [...memos])
      return rows.map(payments.toRecord)
    },

    async byMemoStarts(queries, starts, limit) {
      const rows = await eachOf(queries, starts, (start) =>
        queries('payments').where('memo', '>=', start).where('memo', '<', `${start}~`).orderBy('memo').limit(limit),
      )
      return rows.map(payments.toRecord)
    },

    async awaiting(queries, amounts, endingAfter, limit) {
      const rows = await eachOf(queries, amounts, (amount) =>
        queries('payments')
          .where({ amount, received: 0 })
          .where('expires_at', '>', endingAfter)
          .orderBy(['expires_at', 'id'])
          .limit(limit),
      )
      return rows.map(payments.toRecord)
    },

    async pendingOf(queries, userId, amount) {
      const rows: object[] = await queries('payments')
        .join('transactions', 'transactions.id', 'payments.transaction_id')
        .where({ 'transactions.user_id': userId, 'transactions.status': 'pending' })
        .where({ 'payments.method': 'bank_transfer', 'payments.amount': amount, 'payments.received': 0 })
        .limit(PENDING_MAX)
        .select('payments.*')
      // No index has this order, and a customer has few that are pending.
      return rows.map(payments.toRecord).toSorted((one, other) => other.createdAt - one.createdAt)[0] ?? null
    },

    async addReceived(tx, id, amount, at) {
      await tx('payments').where({ id }).increment('received', amount).update({ received_at: at })
    },

    async report(queries, id, at) {
      await queries('payments').where({ id, reported_at: null }).update({ reported_at: at })
    },
  }
}
