import { depositFee, type PaymentMethod } from '#contracts/rules/fees.ts'
import type { WalletTransaction } from '#contracts/transactions.ts'
import type { DepositRequest, DepositResponse } from '#contracts/wallet.ts'
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
import { describeReason, type Reason } from './reasons.ts'
import { refusals } from './refusals.ts'
import {
  type NewTransaction,
  type TransactionRecord,
  type TransactionsStore,
  toTransaction,
} from './transactions-store.ts'

/**
 * The kind of a deposit's job at first. It then continues as the kind of its provider. It does not begin as that kind, because
 * workers of the previous version do not know it (see docs/adr/0015-expand-then-contract.md).
 */
export const COLLECT_DEPOSIT = 'payments.collect'

/** The kind of the job that requests a deposit's payment from this provider, and polls its state. */
export const collectKind = (provider: string) => `${COLLECT_DEPOSIT}.${provider}`

/** The number of deposits of one customer that may be pending at once: a person never has so many, a script soon does. */
export const MAX_PENDING_DEPOSITS = 100

/** How a deposit is settled, and by whom. */
export interface DepositResult {
  status: 'completed' | 'failed'
  /** An admin's id, or the provider's name. */
  actor: string
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
  ): Promise<{ result: DepositResponse; repeated: boolean }>
  /**
   * Cancels a pending deposit of this customer: it fails, and a payment that arrives later is parked. A second call changes
   * nothing. Throws a 409 when it was settled otherwise, a 404 when this customer has no transaction with this id.
   */
  cancelDeposit(session: Session, id: string): Promise<WalletTransaction>
  /** Settles a pending deposit. Throws a 409 when it is not pending, a 404 when it does not exist. */
  settleDeposit(tx: DbTransaction, id: string, result: DepositResult): Promise<TransactionRecord>
  /**
   * Records that a provider reports a completed deposit as paid. Returns true only for the first report about a deposit that an
   * admin completed. Any other report is about a second payment.
   */
  confirmDeposit(tx: DbTransaction, id: string, provider: string): Promise<boolean>
}

interface WalletDeps {
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
  /** Called for a deposit that was completed, in its transaction, with the wallet locked. */
  onDeposited: (tx: DbTransaction, deposit: TransactionRecord) => Promise<void>
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
      if (!deps.methods.includes(paymentMethod)) {
        throw invalidField('paymentMethod', {
          vi: 'Phương thức thanh toán này hiện không khả dụng',
          en: 'This payment method is not available at the moment',
          zh: '该支付方式暂不可用',
        })
      }
      const amount = Number(request.amount)
      const note = request.description?.trim()
      const reason: Reason = { code: 'deposit', facts: { method: paymentMethod, ...(note ? { note } : {}) } }
      // The previous version, too, recognises a repeated request by this text.
      const description = describeReason(reason, 'vi')
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
              await jobs.addFirst(tx, { kind: COLLECT_DEPOSIT, subjectId: record.id, runAt: now })
            }
            await checkPendingLimit(tx, userId)
            return { transaction: toTransaction(record, null) }
          }),
        { repeatable: key !== undefined, wallet: userId },
      )
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
          return { record: { ...record, status: 'failed' as const, settledAt: cancelledAt, cancelledAt }, isNew: true }
        },
        { repeatable: true, wallet: userId },
      )
      if (isNew) log.info({ userId, transactionId: id }, 'a customer cancelled a deposit')
      return toTransaction(record, null)
    },

    async settleDeposit(tx, id, { status, actor }) {
      const record = await transactions.byId(tx, id)
      if (!record) throw new Refusal('not_found')
      const settledAt = clock.now()
      if (!(await transactions.settle(tx, id, status, settledAt))) throw new Refusal(refusals.already_settled)
      if (status === 'failed') return { ...record, status, settledAt }
      const { userId, amount, fee, reason, paymentMethod } = record
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
      const settled: TransactionRecord = { ...record, status, settledAt, journalId }
      await deps.onDeposited(tx, settled)
      return settled
    },

    async confirmDeposit(tx, id, provider) {
      if ((await ledger.actorOf(tx, 'deposit', id)) === provider) return false
      return transactions.confirm(tx, id, clock.now())
    },
  }
}
