import type { Payment } from '#contracts/payments.ts'
import { depositFee, type PaymentMethod } from '#contracts/rules/fees.ts'
import type { WalletTransaction } from '#contracts/transactions.ts'
import type { DepositRequest } from '#contracts/wallet.ts'
import type { SessionTransactions } from '#server/features/auth/sessions.ts'
import type { JobQueue } from '#server/features/jobs/jobs-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import { type Database, type DbTransaction, RetryTransaction } from '#server/platform/db/database.ts'
import type { Session } from '#server/platform/http/route.ts'
import type { IdempotencyStore } from '#server/platform/idempotency-store.ts'
import type { Ids } from '#server/platform/ids.ts'
import type { Log } from '#server/platform/log.ts'
import type { Page, PageRequest } from '#server/platform/pages.ts'
import { invalidField, Refusal } from '#server/platform/problems.ts'
import type { Ledger } from './ledger-store.ts'
import { type Reason, storedDescription } from './reasons.ts'
import { refusals } from './refusals.ts'
import {
  type NewTransaction,
  type TransactionRecord,
  type TransactionsStore,
  toTransaction,
} from './transactions-store.ts'

/**
 * The kind of the job that polls the state of a deposit's payment at its gateway. Each gateway has its own, so that one that hangs does not delay
 * the deposits of the others.
 */
export const pollKind = (gateway: string) => `payments.poll.${gateway}`

/** The number of deposits of one customer that may be pending at once: a person never has so many, a script soon does. */
export const MAX_PENDING_DEPOSITS = 100

/** How a deposit is settled, and by whom. */
export interface DepositResult {
  status: 'completed' | 'failed'
  /** An admin's id, or the provider's name. */
  actor: string
  /** What arrived, in integer dong, if that may differ from what was asked for: all of it is credited. Only for methods without a fee. */
  received?: number
  /** An admin has found out whose money it is. */
  isFound?: true
}

/** Money that arrived without a pending deposit to settle, in integer dong. */
export interface UnrequestedDeposit {
  /** The id of the deposit to make. */
  id: string
  userId: string
  paymentMethod: PaymentMethod
  amount: number
  /** An admin's id, or the provider's name. */
  actor: string
  /** An admin has found out whose money it is. */
  isFound?: true
}

/** A new deposit, and what the customer has to do to pay it, if an admin does not settle it. */
interface RequestedDeposit {
  transaction: WalletTransaction
  payment?: Payment
}

export interface WalletService {
  /** The balance in integer dong. */
  balance(userId: string): Promise<number>
  history(userId: string, page: PageRequest): Promise<Page<WalletTransaction>>
  /**
   * Creates a pending deposit; the wallet is credited when it is settled. Throws a 409 when `maxPending` deposits are already
   * pending.
   */
  deposit(
    session: Session,
    request: DepositRequest,
    key: string | undefined,
  ): Promise<{ result: RequestedDeposit; repeated: boolean }>
  /**
   * Creates a pending deposit in a transaction, as part of something else. Throws a 422 for a method that is not on offer, a 409 when too many are
   * pending.
   */
  requestDeposit(
    tx: DbTransaction,
    userId: string,
    deposit: NewDeposit,
  ): Promise<{ record: TransactionRecord; payment: Payment | null }>
  /**
   * Cancels a pending deposit of this customer: it fails, and a payment that arrives later is parked. A second call changes
   * nothing. Throws a 409 when it was settled otherwise, a 404 when this customer has no transaction with this id.
   */
  cancelDeposit(session: Session, id: string): Promise<WalletTransaction>
  /** Settles a pending deposit. Throws a 409 when it is not pending, a 404 when it does not exist. */
  settleDeposit(tx: DbTransaction, id: string, result: DepositResult): Promise<TransactionRecord>
  /** Credits money that arrived without a pending deposit, as a deposit that is completed. */
  creditUnrequested(tx: DbTransaction, deposit: UnrequestedDeposit): Promise<TransactionRecord>
  /**
   * Records that a provider reports a completed deposit as paid. Returns true only for the first report about a deposit that an
   * admin completed. Any other report is about a second payment.
   */
  confirmDeposit(tx: DbTransaction, id: string, provider: string): Promise<boolean>
}

/** A deposit to create: `amount` in integer dong. */
export interface NewDeposit {
  amount: number
  paymentMethod: PaymentMethod
  reason: Reason
}

export interface WalletDeps {
  /** For reading only: changes by customers go through `sessions`. */
  database: Pick<Database, 'queries'>
  sessions: SessionTransactions
  ledger: Ledger
  transactions: TransactionsStore
  idempotency: IdempotencyStore
  jobs: JobQueue
  clock: Clock
  ids: Ids
  log: Log
  /** The payment methods on offer. */
  methods: readonly PaymentMethod[]
  /** The number of deposits of one customer that may be pending at once. */
  maxPending: number
  /** The payment methods that have a provider; the others wait for an admin. */
  collected: ReadonlySet<PaymentMethod>
  /** How long after a deposit its provider is polled first, in milliseconds. */
  collectAfter: number
  /** Asks the customer for the money of a new deposit, in its transaction; null for a method that an admin settles. */
  ask: (tx: DbTransaction, deposit: TransactionRecord) => Promise<Payment | null>
  /** Called for a deposit that was completed, in its transaction, with the wallet locked. `isFound`: an admin has found out whose money it is. */
  onDeposited: (tx: DbTransaction, deposit: TransactionRecord, isFound: boolean) => Promise<void>
  /** Called for a deposit that failed or was cancelled, in its transaction. Default: nothing follows from it. */
  onDepositEnded?: (tx: DbTransaction, depositId: string) => Promise<void>
}

export function createWalletService(deps: WalletDeps): WalletService {
  const { database, sessions, ledger, transactions, idempotency, jobs, clock, ids, log } = deps

  /** Throws a 409 when a customer has too many pending deposits. */
  async function checkPendingLimit(tx: DbTransaction, userId: string): Promise<void> {
    if (deps.maxPending === Number.POSITIVE_INFINITY) return
    // With the lock, every committed deposit is counted, so that concurrent requests cannot exceed the limit together.
    await ledger.lock(tx, userId)
    if ((await transactions.countPending(tx, userId)) > deps.maxPending)
      throw new Refusal(refusals.too_many_pending_deposits)
  }

  /** Moves the money of a deposit that has just been completed into its wallet, with the bonuses that follow from it. */
  async function credit(
    tx: DbTransaction,
    deposit: TransactionRecord,
    { actor, isFound }: Pick<DepositResult, 'actor' | 'isFound'>,
  ): Promise<TransactionRecord> {
    const { id, userId, amount, fee, reason, paymentMethod } = deposit
    if (paymentMethod === null) throw new Error(`The deposit ${id} has no payment method`)
    const { journalId } = await ledger.move(tx, {
      kind: 'deposit',
      subjectId: id,
      actor,
      reason,
      userId,
      amount,
      against: [
        { account: `received:${paymentMethod}`, amount: -amount - fee },
        ...(fee > 0 ? [{ account: 'fees' as const, amount: fee }] : []),
      ],
    })
    await transactions.setJournal(tx, id, journalId)
    const credited: TransactionRecord = { ...deposit, journalId }
    await deps.onDeposited(tx, credited, isFound === true)
    return credited
  }

  /** Throws a 422 for a method that is not on offer. */
  function checkMethod(paymentMethod: PaymentMethod): void {
    if (!deps.methods.includes(paymentMethod)) {
      throw invalidField('paymentMethod', {
        vi: 'Phương thức thanh toán này hiện không khả dụng',
        en: 'This payment method is not available at the moment',
        zh: '该支付方式暂不可用',
      })
    }
  }

  /** Creates a pending deposit, and asks for its money. */
  async function requestDeposit(tx: DbTransaction, userId: string, { amount, paymentMethod, reason }: NewDeposit) {
    const now = clock.now()
    const requested: NewTransaction = {
      id: ids.next(),
      userId,
      type: 'deposit',
      amount,
      fee: Number(depositFee(paymentMethod, BigInt(amount))),
      status: 'pending',
      paymentMethod,
      reason,
      instanceId: null,
      journalId: null,
      createdAt: now,
      settledAt: null,
      cancelledAt: null,
    }
    const record = await transactions.insert(tx, requested)
    if (deps.collected.has(paymentMethod)) {
      await jobs.addFirst(tx, { kind: pollKind(paymentMethod), subjectId: record.id, runAt: now + deps.collectAfter })
    }
    const payment = await deps.ask(tx, record)
    await checkPendingLimit(tx, userId)
    return { record, payment }
  }

  return {
    balance: (userId) => ledger.balance(database.queries, userId),

    async history(userId, page) {
      const { rows, nextCursor } = await transactions.listOf(database.queries, userId, page)
      const journalIds = rows.flatMap(({ journalId }) => journalId ?? [])
      const balances = await ledger.balancesAfter(database.queries, userId, journalIds)
      const shown = rows.map((row) => toTransaction(row, balances.get(row.journalId ?? '') ?? null))
      return { rows: shown, nextCursor }
    },

    async deposit(session, request, key) {
      const { userId } = session
      const { paymentMethod } = request
      checkMethod(paymentMethod)
      const amount = Number(request.amount)
      const note = request.description?.trim()
      const reason: Reason = { code: 'deposit', facts: { method: paymentMethod, ...(note ? { note } : {}) } }
      // The previous version, too, recognises a repeated request by this text.
      const description = storedDescription(reason)
      const call = {
        scope: `deposit:${userId}`,
        key,
        request: { amount, paymentMethod, description },
        body: request,
      }
      return sessions.transaction(
        session,
        (tx) =>
          idempotency.once(tx, call, async () => {
            const { record, payment } = await requestDeposit(tx, userId, { amount, paymentMethod, reason })
            // Without a payment the response is stored as the previous version stores it.
            return { transaction: toTransaction(record, null), ...(payment && { payment }) }
          }),
        { repeatable: key !== undefined, wallet: userId },
      )
    },

    async requestDeposit(tx, userId, deposit) {
      checkMethod(deposit.paymentMethod)
      return requestDeposit(tx, userId, deposit)
    },

    async cancelDeposit(session, id) {
      const { userId } = session
      const { record, isNew } = await sessions.transaction(
        session,
        async (tx) => {
          const record = await transactions.byId(tx, id)
          if (record?.userId !== userId) throw new Refusal('not_found')
          if (record.cancelledAt !== null) return { record, isNew: false }
          if (record.type !== 'deposit' || record.status !== 'pending') throw new Refusal(refusals.not_cancellable)
          const cancelledAt = clock.now()
          // Its payment, or the same request, was faster: when run again, this transaction finds the result of that one.
          if (!(await transactions.cancel(tx, id, userId, cancelledAt))) throw new RetryTransaction()
          await deps.onDepositEnded?.(tx, id)
          return { record: { ...record, status: 'failed' as const, settledAt: cancelledAt, cancelledAt }, isNew: true }
        },
        { repeatable: true, wallet: userId },
      )
      if (isNew) log.info({ userId, transactionId: id }, 'a customer cancelled a deposit')
      return toTransaction(record, null)
    },

    async settleDeposit(tx, id, { status, received, ...by }) {
      const record = await transactions.byId(tx, id)
      if (!record) throw new Refusal('not_found')
      if (received !== undefined && record.fee > 0) throw new Error(`The deposit ${id} has a fee`)
      const settledAt = clock.now()
      if (!(await transactions.settle(tx, id, status, settledAt, received))) throw new Refusal(refusals.already_settled)
      if (status === 'failed') {
        await deps.onDepositEnded?.(tx, id)
        return { ...record, status, settledAt }
      }
      return credit(tx, { ...record, amount: received ?? record.amount, status, settledAt }, by)
    },

    async creditUnrequested(tx, { id, userId, paymentMethod, amount, ...by }) {
      const now = clock.now()
      const record = await transactions.insert(tx, {
        id,
        userId,
        type: 'deposit',
        amount,
        fee: 0,
        status: 'completed',
        paymentMethod,
        reason: { code: 'deposit', facts: { method: paymentMethod } },
        instanceId: null,
        journalId: null,
        createdAt: now,
        settledAt: now,
        cancelledAt: null,
      })
      return credit(tx, record, by)
    },

    async confirmDeposit(tx, id, provider) {
      if ((await ledger.actorOf(tx, 'deposit', id)) === provider) return false
      return transactions.confirm(tx, id, clock.now())
    },
  }
}
