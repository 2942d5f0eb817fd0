import { depositFee, type PaymentMethod } from '#contracts/rules/fees.ts'
import type { WalletTransaction } from '#contracts/transactions.ts'
import type { DepositRequest, DepositResponse } from '#contracts/wallet.ts'
import type { SessionTransactions } from '#server/features/auth/sessions.ts'
import type { JobQueue } from '#server/features/jobs/jobs-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import { type Database, type DbTransaction, RepeatTransaction } from '#server/platform/db/database.ts'
import type { Session } from '#server/platform/http/route.ts'
import type { IdempotencyStore } from '#server/platform/idempotency-store.ts'
import type { Ids } from '#server/platform/ids.ts'
import type { Log } from '#server/platform/log.ts'
import type { Page, PageRequest } from '#server/platform/pages.ts'
import { invalidField, Refusal } from '#server/platform/problems.ts'
import type { Ledger } from './ledger-store.ts'
import { describeReason, type Reason } from './reasons.ts'
import { refusals } from './refusals.ts'
import { type TransactionRecord, type TransactionsStore, toTransaction } from './transactions-store.ts'

/**
 * The job that a deposit begins with. It goes on as one of its provider's own kind; it does not begin as such, since workers
 * of the version before would leave it alone (see docs/adr/0015-expand-then-contract.md).
 */
export const COLLECT_DEPOSIT = 'payments.collect'

/** The job that has this provider collect a deposit, and asks it how that ended. */
export const collectKind = (provider: string) => `${COLLECT_DEPOSIT}.${provider}`

/** How many deposits of one customer may be pending at once: a person never has so many, a script soon does. */
export const MAX_PENDING_DEPOSITS = 100

/** How a deposit ends, and who says so. */
export interface Settlement {
  status: 'completed' | 'failed'
  /** An admin's id, or the provider's name. */
  actor: string
}

export interface WalletService {
  /** The balance in whole dong. */
  balance(userId: string): Promise<number>
  history(userId: string, page: PageRequest): Promise<Page<WalletTransaction>>
  /**
   * Writes down a deposit as pending; the money comes when it is settled. Throws a 409 when as many as `maxPending` are
   * pending already.
   */
  deposit(
    session: Session,
    request: DepositRequest,
    key: string | undefined,
  ): Promise<{ answer: DepositResponse; repeated: boolean }>
  /**
   * Cancels a pending deposit of this customer: it has failed, and money that comes later is parked. A second time changes
   * nothing. Throws a 409 when it ended otherwise, a 404 when this customer has none with this id.
   */
  cancelDeposit(session: Session, id: string): Promise<WalletTransaction>
  /** Settles a pending deposit, once: throws a 409 when it is not pending, a 404 when there is none. */
  settleDeposit(transaction: DbTransaction, id: string, settlement: Settlement): Promise<TransactionRecord>
  /**
   * Notes that a provider reports a completed deposit as paid. False when it had reported that before, so that this is a
   * second payment: once for a deposit that an admin completed, never for one that the provider completed.
   */
  confirmDeposit(transaction: DbTransaction, id: string, provider: string): Promise<boolean>
}

interface WalletDeps {
  /** For reading alone: what a customer changes goes through `sessions`. */
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
  /** How many deposits of one customer may be pending at once. */
  maxPending: number
  /** Those that a provider collects by itself; the others wait for an admin. */
  collected: ReadonlySet<PaymentMethod>
}

export function createWalletService(deps: WalletDeps): WalletService {
  const { database, sessions, ledger, transactions, idempotency, jobs, clock, ids, log } = deps

  /** Throws when a customer has more pending deposits than may be. */
  async function refuseTooMany(transaction: DbTransaction, userId: string): Promise<void> {
    if (deps.maxPending === Number.POSITIVE_INFINITY) return
    // Behind the lock every deposit that was committed is seen, so calls at once cannot exceed the bound together.
    await ledger.lock(transaction, userId)
    if ((await transactions.countPending(transaction, userId)) > deps.maxPending)
      throw new Refusal(refusals.too_many_pending_deposits)
  }

  return {
    balance: (userId) => ledger.balance(database.queries, userId),

    async history(userId, page) {
      const { rows, nextCursor } = await transactions.listOf(database.queries, userId, page)
      return { rows: rows.map(toTransaction), nextCursor }
    },

    async deposit(session, request, key) {
      const { userId } = session
      const { paymentMethod } = request
      if (!deps.methods.includes(paymentMethod)) {
        throw invalidField('paymentMethod', 'Phương thức thanh toán này hiện không khả dụng')
      }
      const amount = Number(request.amount)
      const note = request.description?.trim()
      const reason: Reason = { code: 'deposit', facts: { method: paymentMethod, ...(note ? { note } : {}) } }
      // In these words the previous version recognises a repeated call too.
      const description = describeReason(reason, 'vi')
      const call = {
        scope: `deposit:${userId}`,
        key,
        request: { amount, paymentMethod, description },
        body: request,
      }
      return sessions.transaction(
        session,
        (transaction) =>
          idempotency.once(transaction, call, async () => {
            const now = clock.now()
            const record: TransactionRecord = {
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
            await transactions.insert(transaction, record)
            if (deps.collected.has(paymentMethod)) {
              await jobs.addFirst(transaction, { kind: COLLECT_DEPOSIT, subjectId: record.id, runAt: now })
            }
            await refuseTooMany(transaction, userId)
            return { transaction: toTransaction(record) }
          }),
        { repeatable: key !== undefined, wallet: userId },
      )
    },

    async cancelDeposit(session, id) {
      const { userId } = session
      const { record, isNew } = await sessions.transaction(
        session,
        async (transaction) => {
          const record = await transactions.byId(transaction, id)
          if (record?.userId !== userId) throw new Refusal('not_found')
          if (record.cancelledAt !== null) return { record, isNew: false }
          if (record.type !== 'deposit' || record.status !== 'pending') throw new Refusal(refusals.not_cancellable)
          const cancelledAt = clock.now()
          // Its payment, or the same call, was faster: run again, this one finds what that one did.
          if (!(await transactions.cancel(transaction, id, userId, cancelledAt))) throw new RepeatTransaction()
          return { record: { ...record, status: 'failed' as const, settledAt: cancelledAt, cancelledAt }, isNew: true }
        },
        { repeatable: true, wallet: userId },
      )
      if (isNew) log.info({ userId, transactionId: id }, 'a customer cancelled a deposit')
      return toTransaction(record)
    },

    async settleDeposit(transaction, id, { status, actor }) {
      const record = await transactions.byId(transaction, id)
      if (!record) throw new Refusal('not_found')
      const settledAt = clock.now()
      if (!(await transactions.settle(transaction, id, status, settledAt))) throw new Refusal(refusals.already_settled)
      if (status === 'failed') return { ...record, status, settledAt }
      const { userId, amount, fee, reason, paymentMethod } = record
      if (paymentMethod === null) throw new Error(`The deposit ${id} has no payment method`)
      const { journalId } = await ledger.move(transaction, {
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
      await transactions.setJournal(transaction, id, journalId)
      return { ...record, status, settledAt, journalId }
    },

    async confirmDeposit(transaction, id, provider) {
      if ((await ledger.actorOf(transaction, 'deposit', id)) === provider) return false
      return transactions.confirm(transaction, id, clock.now())
    },
  }
}
