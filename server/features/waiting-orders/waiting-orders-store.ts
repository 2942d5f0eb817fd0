import type { WaitingOrderReason, WaitingOrderState } from '#contracts/rules/waiting-order-state.ts'
import type { WaitingOrder } from '#contracts/waiting-orders.ts'
import type { HeldInstance } from '#server/features/vps/vps-service.ts'
import {
  type Column,
  createTable,
  integer,
  json,
  nullable,
  type RecordOf,
  varchar,
} from '#server/platform/db/columns.ts'
import { type DbTransaction, type Queries, toSafeInteger } from '#server/platform/db/database.ts'
import { toIsoString } from '#server/platform/iso-time.ts'
import { type Page, type PageRequest, pageOf } from '#server/platform/pages.ts'

/**
 * What is held, as it is stored: by the names of the previous version, which reads it and wrote what this one reads. They change in a later
 * release, as the columns of an instance do.
 */
type StoredTerms = Omit<HeldInstance, 'paidPrice'> & { price: number; expiresAt: number }

const terms: Column<HeldInstance> = {
  name: 'terms',
  read(stored) {
    const { price, expiresAt: _, ...held } = storedTerms.read(stored)
    return { ...held, paidPrice: price }
  },
  write: ({ paidPrice, ...held }) => storedTerms.write({ ...held, price: paidPrice, expiresAt: held.nextBillingAt }),
}
const storedTerms = json<StoredTerms>('terms')

const columns = {
  /** The id also of its instance, once that exists. */
  id: varchar('id'),
  userId: varchar('user_id'),
  /** The deposit that is to pay for it. */
  transactionId: varchar('transaction_id'),
  paymentId: nullable(varchar('payment_id')),
  state: varchar<WaitingOrderState>('state'),
  reason: nullable(varchar<WaitingOrderReason>('reason')),
  request: json<WaitingOrder['choice']>('request'),
  /** The instance to create, at the price that is held. Its dates are those of an instance that was created with the order. */
  terms,
  total: integer('total'),
  createdAt: integer('created_at'),
  expiresAt: integer('expires_at'),
  settledAt: nullable(integer('settled_at')),
}
const waitingOrders = createTable('waiting_orders', columns)

/** A waiting order as it is stored: money in integer dong, times in milliseconds. */
export type WaitingOrderRecord = RecordOf<typeof columns>

/** How an order stops waiting. */
export interface WaitingOrderEnd {
  state: Exclude<WaitingOrderState, 'waiting'>
  reason?: WaitingOrderReason
  at: number
}

/** A waiting order as the API returns it. */
export const toWaitingOrder = (record: WaitingOrderRecord): WaitingOrder => {
  const { id, state, reason, request, terms, total, transactionId, paymentId, createdAt, expiresAt, settledAt } = record
  return {
    id,
    state,
    reason,
    choice: request,
    planName: terms.planName,
    total: String(total),
    transactionId,
    paymentId,
    vpsId: state === 'done' ? id : null,
    createdAt: toIsoString(createdAt),
    expiresAt: toIsoString(expiresAt),
    settledAt: settledAt === null ? null : toIsoString(settledAt),
  }
}

export interface WaitingOrdersStore {
  insert(tx: DbTransaction, record: WaitingOrderRecord): Promise<void>
  byId(queries: Queries, id: string): Promise<WaitingOrderRecord | null>
  /** The order that a deposit is to pay for; null for none. */
  ofDeposit(queries: Queries, transactionId: string): Promise<WaitingOrderRecord | null>
  /** A customer's orders, newest first. */
  listOf(queries: Queries, userId: string, page: PageRequest): Promise<Page<WaitingOrderRecord>>
  /** Whether an order of this customer waits. */
  hasWaiting(queries: Queries, userId: string): Promise<boolean>
  /**
   * A customer's orders that wait, in the order in which they get the money: first those whose own deposit has arrived, then by their deadline. `pending`
   * is what is still to come for an order by its deposit, in integer dong.
   */
  waitingOf(
    queries: Queries,
    userId: string,
  ): Promise<{ order: WaitingOrderRecord; pending: number; isPaid: boolean }[]>
  /** Ends an order if it waits. Returns whether it did: only one of several that try at once. */
  settle(tx: DbTransaction, id: string, end: WaitingOrderEnd): Promise<boolean>
}

export function createWaitingOrdersStore(): WaitingOrdersStore {
  const first = async (rows: Promise<object | undefined>) => {
    const row = await rows
    return row ? waitingOrders.toRecord(row) : null
  }

  return {
    insert: (tx, record) => waitingOrders.insert(tx, record),
    byId: (queries, id) => first(queries('waiting_orders').where({ id }).first()),
    ofDeposit: (queries, transactionId) =>
      first(queries('waiting_orders').where({ transaction_id: transactionId }).first()),

    async listOf(queries, userId, page) {
      const query = queries('waiting_orders')
        .where({ user_id: userId })
        .orderBy('id', 'desc')
        .limit(page.limit + 1)
      if (page.before !== undefined) query.where('id', '<', page.before)
      const rows: object[] = await query
      return pageOf(rows.map(waitingOrders.toRecord), page)
    },

    async hasWaiting(queries, userId) {
      const row = await queries('waiting_orders').where({ user_id: userId, state: 'waiting' }).first('id')
      return row !== undefined
    },

    async waitingOf(queries, userId) {
      const rows: { deposit_status: string; deposit_amount: unknown }[] = await queries('waiting_orders')
        .join('transactions', 'transactions.id', 'waiting_orders.transaction_id')
        .where({ 'waiting_orders.user_id': userId, 'waiting_orders.state': 'waiting' })
        .select('waiting_orders.*', 'transactions.status as deposit_status', 'transactions.amount as deposit_amount')
      const waiting = rows.map((row) => ({
        order: waitingOrders.toRecord(row),
        pending: row.deposit_status === 'pending' ? toSafeInteger(row.deposit_amount) : 0,
        isPaid: row.deposit_status === 'completed',
      }))
      return waiting.sort(
        (a, b) =>
          Number(b.isPaid) - Number(a.isPaid) ||
          a.order.expiresAt - b.order.expiresAt ||
          (a.order.id < b.order.id ? -1 : 1),
      )
    },

    async settle(tx, id, { state, reason, at }) {
      const waiting = tx('waiting_orders').where({ id, state: 'waiting' })
      return (await waiting.update({ state, reason: reason ?? null, settled_at: at })) === 1
    },
  }
}
