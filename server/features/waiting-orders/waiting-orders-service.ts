import { dong } from '#contracts/fields/messages.ts'
import type { Language } from '#contracts/languages.ts'
import type { Payment } from '#contracts/payments.ts'
import type { PaymentMethod } from '#contracts/rules/fees.ts'
import { DEPOSIT_MAX, DEPOSIT_MIN } from '#contracts/rules/limits.ts'
import { MAX_WAITING_ORDERS, type WaitingOrderReason } from '#contracts/rules/waiting-order-state.ts'
import type { WalletTransaction } from '#contracts/transactions.ts'
import type { WaitingOrder } from '#contracts/waiting-orders.ts'
import type { WaitingOrderRequest } from '#contracts/wallet.ts'
import type { SessionTransactions } from '#server/features/auth/sessions.ts'
import type { JobHandler } from '#server/features/jobs/job-runner.ts'
import type { JobQueue } from '#server/features/jobs/jobs-store.ts'
import type { UsersStore } from '#server/features/users/users-store.ts'
import type { VpsService } from '#server/features/vps/vps-service.ts'
import type { Ledger } from '#server/features/wallet/ledger-store.ts'
import { type TransactionsStore, toTransaction } from '#server/features/wallet/transactions-store.ts'
import type { WalletService } from '#server/features/wallet/wallet-service.ts'
import type { Clock } from '#server/platform/clock.ts'
import { type Database, type DbTransaction, type Queries, RetryTransaction } from '#server/platform/db/database.ts'
import type { Session } from '#server/platform/http/route.ts'
import type { IdempotencyStore } from '#server/platform/idempotency-store.ts'
import type { Page, PageRequest } from '#server/platform/pages.ts'
import { invalidField, Refusal } from '#server/platform/problems.ts'
import { refusals } from './refusals.ts'
import { toWaitingOrder, type WaitingOrderRecord, type WaitingOrdersStore } from './waiting-orders-store.ts'

/** The kind of the job that completes what a wallet can pay for after money came in; its subject is the journal of that money. */
export const WAITING_ORDERS_PAID = 'waiting_orders.paid'
/** The kind of the job that ends an order when its time is over. */
export const WAITING_ORDER_END = 'waiting_orders.end'

const MINUTE = 60_000
/** The longest time for which a price is held, in milliseconds. */
const HELD_MAX = 24 * 60 * MINUTE
/** How often to look whether the wallet suffices, besides when money comes in, in milliseconds: the previous version credits without a job. */
const CHECK_INTERVAL = 10 * MINUTE

/** A new waiting order, and what the customer has to do to pay what is missing. */
export interface PlacedWaitingOrder {
  order: WaitingOrder
  transaction: WalletTransaction
  payment: Payment | null
}

export interface WaitingOrders {
  /**
   * Holds the price of an order for a customer whose wallet is short, and requests a deposit of what is missing, both or neither. Refused as an order is,
   * but for the balance: a 409 `wallet_suffices` when that is enough, `too_many_waiting_orders` when that many wait.
   */
  place(
    session: Session,
    request: WaitingOrderRequest,
    key: string | undefined,
    language: Language,
  ): Promise<{ result: PlacedWaitingOrder; repeated: boolean }>
  listOf(session: Session, page: PageRequest): Promise<Page<WaitingOrder>>
  /** One of this customer's orders. Throws a 404 for any other. */
  status(session: Session, id: string): Promise<WaitingOrder>
  /** Stops waiting, and gives back what was held; the payment stays as a deposit. A second call changes nothing. Throws a 409 for an order that has ended. */
  cancel(session: Session, id: string): Promise<WaitingOrder>
  /** The order that a deposit is to pay for; null for none. */
  ofDeposit(queries: Queries, transactionId: string): Promise<WaitingOrder | null>
  /** Whether an order of this customer waits, which counts as one that the customer has made. */
  hasWaiting(queries: Queries, userId: string): Promise<boolean>
  /** Has the orders completed that can be paid with the money that has just come into a wallet. */
  onCredited(tx: DbTransaction, userId: string, journalId: string): Promise<void>
  /** Completes a customer's orders that the wallet can pay for: all of them, or those whose own deposits have arrived. Safe to repeat. */
  complete(userId: string, which: 'all' | 'paid'): Promise<void>
  /** Ends the order of a deposit that failed or was cancelled. */
  onDepositEnded(tx: DbTransaction, depositId: string): Promise<void>
  /** The handlers of its jobs, by kind. */
  jobs: Record<string, JobHandler>
}

interface WaitingOrdersDeps {
  database: Database
  sessions: SessionTransactions
  store: WaitingOrdersStore
  transactions: Pick<TransactionsStore, 'cancel'>
  ledger: Pick<Ledger, 'balance' | 'lock' | 'walletOf'>
  users: Pick<UsersStore, 'lockIfActive'>
  idempotency: IdempotencyStore
  jobs: JobQueue
  /** Created after the wallet, which calls this feature. */
  services: () => {
    wallet: Pick<WalletService, 'requestDeposit'>
    vps: Pick<VpsService, 'hold' | 'isOnSale' | 'place' | 'release'>
  }
  /** The amounts that a method collects in one payment, in integer dong; null for a method without limits of its own. */
  amountsOf: (method: PaymentMethod) => { min: number; max: number } | null
  clock: Clock
}

/** What is stored for a repeated request: the order is read again. */
interface StoredPlacing extends Omit<PlacedWaitingOrder, 'order'> {
  orderId: string
}

export function createWaitingOrders(deps: WaitingOrdersDeps): WaitingOrders {
  const { database, sessions, store, transactions, ledger, users, idempotency, jobs, services, clock } = deps

  /** What is missing for an order, in integer dong: what the orders that wait need of the balance is not counted twice. */
  async function missingFor(tx: DbTransaction, userId: string, total: number): Promise<number> {
    const waiting = await store.waitingOf(tx, userId)
    if (waiting.length >= MAX_WAITING_ORDERS) throw new Refusal(refusals.too_many_waiting_orders)
    const needed = waiting.reduce((sum, { order, pending }) => sum + Math.max(0, order.total - pending), 0)
    return total - Math.max(0, (await ledger.balance(tx, userId)) - needed)
  }

  /**
   * The deposit for what is missing: what was requested, or else that, but at least what the method takes. Throws a 422 when less was requested, or the
   * method takes less at a time.
   */
  function depositFor(missing: number, method: PaymentMethod, requested: number | undefined): number {
    if (requested !== undefined && requested < missing)
      throw invalidField('amount', {
        vi: `Đơn hàng còn thiếu ${dong(missing, 'vi')}, số tiền nạp không được ít hơn`,
        en: `The order is ${dong(missing, 'en')} short, so the amount cannot be less`,
        zh: `订单还差 ${dong(missing, 'zh')}，充值金额不能低于此数`,
      })
    const { min, max } = deps.amountsOf(method) ?? { min: 0, max: DEPOSIT_MAX }
    const amount = Math.max(requested ?? missing, min, DEPOSIT_MIN)
    if (amount > Math.min(max, DEPOSIT_MAX))
      throw invalidField('paymentMethod', {
        vi: 'Phương thức này không nhận được số tiền lớn như vậy trong một lần. Vui lòng chọn phương thức khác.',
        en: 'This method does not accept that much at a time. Please choose another one.',
        zh: '该支付方式单笔无法收取这么大的金额，请选择其他方式。',
      })
    return amount
  }

  async function own(queries: Queries, { userId }: Session, id: string): Promise<WaitingOrderRecord> {
    const order = await store.byId(queries, id)
    if (order?.userId !== userId) throw new Refusal('not_found')
    return order
  }

  /** Ends an order without an instance, and gives back its offer. Returns whether it still waited. */
  async function end(
    tx: DbTransaction,
    { id }: WaitingOrderRecord,
    state: 'over' | 'cancelled' | 'failed',
    reason?: WaitingOrderReason,
  ): Promise<boolean> {
    if (!(await store.settle(tx, id, { state, at: clock.now(), ...(reason && { reason }) }))) return false
    await services().vps.release(tx, id)
    return true
  }

  /** Completes an order if it waits and the wallet suffices, or fails it if it can no longer be ordered. */
  async function completeOrder(
    tx: DbTransaction,
    { id, userId, transactionId, total, terms }: WaitingOrderRecord,
  ): Promise<void> {
    const isActive = await users.lockIfActive(tx, userId)
    // Of several workers at once, the next one begins when this one is done.
    await ledger.lock(tx, userId)
    const order = await store.byId(tx, id)
    if (order?.state !== 'waiting' || (await ledger.balance(tx, userId)) < total) return
    if (!isActive) return void (await end(tx, order, 'failed', 'account_locked'))
    const { vps } = services()
    if (!(await vps.isOnSale(tx, terms))) return void (await end(tx, order, 'failed', 'not_on_sale'))
    const now = clock.now()
    if (!(await store.settle(tx, id, { state: 'done', at: now }))) throw new RetryTransaction()
    // Other money has paid for it: no more is requested.
    await transactions.cancel(tx, transactionId, userId, now)
    await vps.place(tx, terms)
  }

  const tryToComplete = (order: WaitingOrderRecord) =>
    database.transaction((tx) => completeOrder(tx, order), { repeatable: true, wallet: order.userId })

  async function complete(userId: string, which: 'all' | 'paid'): Promise<void> {
    for (const { order, isPaid } of await store.waitingOf(database.queries, userId))
      if (isPaid || which === 'all') await tryToComplete(order)
  }

  return {
    async place(session, { paymentMethod, amount, description, ...request }, key, language) {
      const { userId } = session
      const { quoteId: _, totalCost, ...choice } = request
      const requested = amount === undefined ? undefined : Number(amount)
      const note = description?.trim()
      const matched = {
        ...choice,
        name: request.name.trim(),
        paymentMethod,
        note: note || null,
        amount: requested ?? null,
        totalCost: totalCost === undefined ? null : Number(totalCost),
      }
      const call = { scope: `waiting-order:${userId}`, key, request: matched, body: matched }
      const { result, repeated } = await sessions.transaction(
        session,
        async (tx) => {
          // One request at a time: what comes in, and what other orders hold, is known from here to the end.
          await ledger.lock(tx, userId)
          return idempotency.once<StoredPlacing>(tx, call, async () => {
            const { wallet, vps } = services()
            const { held, code } = await vps.hold(tx, userId, request, language)
            const { id, paidPrice: total } = held
            const missing = await missingFor(tx, userId, total)
            if (missing <= 0) throw new Refusal(refusals.wallet_suffices)
            const { record, payment } = await wallet.requestDeposit(tx, userId, {
              amount: depositFor(missing, paymentMethod, requested),
              paymentMethod,
              reason: { code: 'deposit', facts: { method: paymentMethod, ...(note ? { note } : {}) } },
            })
            const now = clock.now()
            const paidUntil = payment ? Date.parse(payment.expiresAt) : now + HELD_MAX
            const { planId, locationId, billingPeriod, operatingSystem, name } = held
            await store.insert(tx, {
              id,
              userId,
              transactionId: record.id,
              paymentId: payment?.id ?? null,
              state: 'waiting',
              reason: null,
              request: { planId, locationId, name, operatingSystem, billingPeriod, code },
              terms: held,
              total,
              createdAt: now,
              settledAt: null,
              expiresAt: Math.min(paidUntil, now + HELD_MAX),
            })
            await jobs.addFirst(tx, { kind: WAITING_ORDER_END, subjectId: id, runAt: now + CHECK_INTERVAL })
            return { orderId: id, transaction: toTransaction(record, null), payment }
          })
        },
        { repeatable: key !== undefined, wallet: userId },
      )
      const { orderId, ...rest } = result
      const order = toWaitingOrder(await own(database.queries, session, orderId))
      return { result: { order, ...rest }, repeated }
    },

    async listOf({ userId }, page) {
      const { rows, nextCursor } = await store.listOf(database.queries, userId, page)
      return { rows: rows.map(toWaitingOrder), nextCursor }
    },

    status: async (session, id) => toWaitingOrder(await own(database.queries, session, id)),

    async cancel(session, id) {
      await sessions.transaction(
        session,
        async (tx) => {
          const order = await own(tx, session, id)
          if (order.state === 'cancelled') return
          if (order.state !== 'waiting') throw new Refusal(refusals.order_ended)
          // It was completed or expired meanwhile: when run again, this transaction finds that.
          if (!(await end(tx, order, 'cancelled'))) throw new RetryTransaction()
        },
        { repeatable: true, wallet: session.userId },
      )
      return toWaitingOrder(await own(database.queries, session, id))
    },

    async ofDeposit(queries, transactionId) {
      const order = await store.ofDeposit(queries, transactionId)
      return order && toWaitingOrder(order)
    },

    hasWaiting: (queries, userId) => store.hasWaiting(queries, userId),

    async onCredited(tx, userId, journalId) {
      if (!(await store.hasWaiting(tx, userId))) return
      await jobs.addFirst(tx, { kind: WAITING_ORDERS_PAID, subjectId: journalId, runAt: clock.now() })
    },

    complete,

    async onDepositEnded(tx, depositId) {
      const order = await store.ofDeposit(tx, depositId)
      if (order?.state === 'waiting') await end(tx, order, 'cancelled', 'payment_ended')
    },

    jobs: {
      [WAITING_ORDERS_PAID]: {
        async run({ subjectId }) {
          const userId = await ledger.walletOf(database.queries, subjectId)
          if (userId !== null) await complete(userId, 'all')
          return undefined
        },
      },
      [WAITING_ORDER_END]: {
        async run({ subjectId }) {
          const order = await store.byId(database.queries, subjectId)
          if (order?.state !== 'waiting') return undefined
          // Money that came in before the order expired pays for it, even if this runs late.
          await tryToComplete(order)
          const left = order.expiresAt - clock.now()
          if (left > 0) return { runAgainIn: Math.min(left, CHECK_INTERVAL) }
          await database.transaction(async (tx) => void (await end(tx, order, 'over')), {
            repeatable: true,
            wallet: order.userId,
          })
          return undefined
        },
      },
    },
  }
}
