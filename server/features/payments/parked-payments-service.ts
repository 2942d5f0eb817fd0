import type { ParkedPayment } from '#contracts/admin.ts'
import type { AccountHistory } from '#server/features/users/account-history-store.ts'
import type { Owned } from '#server/features/users/owned-rows-store.ts'
import type { Ledger } from '#server/features/wallet/ledger-store.ts'
import type { Reason } from '#server/features/wallet/reasons.ts'
import { refusals as walletRefusals } from '#server/features/wallet/refusals.ts'
import { numberOf, type TransactionRecord, type TransactionsStore } from '#server/features/wallet/transactions-store.ts'
import type { Actor, Audited } from '#server/platform/audit-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import { type Database, type DbTransaction, RetryTransaction } from '#server/platform/db/database.ts'
import { isDuplicate } from '#server/platform/db/errors.ts'
import type { Ids } from '#server/platform/ids.ts'
import type { Page, PageRequest } from '#server/platform/pages.ts'
import { Refusal } from '#server/platform/problems.ts'
import type { ParkedPaymentRecord, ParkedPaymentsStore } from './parked-payments-store.ts'
import { type Reversal, reversalsOf } from './reversals-store.ts'

/** Lists and resolves parked payments, and takes reversed ones back, for admins. */
export interface ParkedPaymentsService {
  /** Newest first: only unresolved payments with `open`, else resolved ones, too. */
  list(page: PageRequest & { open: boolean }): Promise<Page<ParkedPayment>>
  /** Records once what was done about a payment; moves no money. Throws a 404 when it is resolved or does not exist. */
  resolve(actor: Actor, paymentId: string, resolution: string): Promise<ParkedPayment>
  /**
   * Takes a reversed payment and the bonus that it earned out of the wallet, once. What the wallet lacks is booked as an adjustment, so that no wallet is ever
   * below zero; the payment is then left open with it, and is resolved otherwise. Throws a 409 `balance_moved` when the wallet lacks another amount than
   * `short`, and a 404 for a payment that is resolved, not reversed, or taken back already.
   */
  takeBack(actor: Actor, paymentId: string, short: number): Promise<ParkedPayment>
}

interface ParkedPaymentsDeps {
  /** For reading only: changes go through `audited`. */
  database: Pick<Database, 'queries'>
  parked: ParkedPaymentsStore
  transactions: TransactionsStore
  ledger: Pick<Ledger, 'balance' | 'lockIfUnchanged' | 'move'>
  bonuses: { takeBack(tx: DbTransaction, depositId: string): Promise<void> }
  history: Pick<AccountHistory, 'note'>
  audited: Audited
  clock: Clock
  ids: Ids
}

const toShown = (
  { amount, receivedAt, resolvedAt, ...payment }: ParkedPaymentRecord,
  deposit: Owned<TransactionRecord> | undefined,
  reversal: Reversal | undefined,
): ParkedPayment => ({
  ...payment,
  amount: String(amount),
  receivedAt: new Date(receivedAt).toISOString(),
  resolvedAt: resolvedAt === null ? null : new Date(resolvedAt).toISOString(),
  deposit: deposit ? { number: numberOf(deposit), amount: String(deposit.amount), user: deposit.owner } : null,
  reversal: reversal ? { ...reversal, bonus: String(reversal.bonus), short: String(reversal.short) } : null,
})

export function createParkedPaymentsService(deps: ParkedPaymentsDeps): ParkedPaymentsService {
  const { database, parked, transactions, ledger, bonuses, history, audited, clock, ids } = deps

  /** Payments as they are shown, with their deposits. */
  async function shown(rows: readonly ParkedPaymentRecord[]): Promise<ParkedPayment[]> {
    const { queries } = database
    const depositIds = rows.map(({ transactionId }) => transactionId)
    const deposits = new Map((await transactions.byIds(queries, depositIds)).map((deposit) => [deposit.id, deposit]))
    const reversed = rows.flatMap(({ reason, transactionId }) => {
      const deposit = reason === 'reversed' ? deposits.get(transactionId) : undefined
      return deposit ? [deposit] : []
    })
    const reversals = await reversalsOf(queries, reversed)
    return rows.map((row) => {
      const reversal = row.reason === 'reversed' ? reversals.get(row.transactionId) : undefined
      return toShown(row, deposits.get(row.transactionId), reversal)
    })
  }
  const shownOne = async (payment: ParkedPaymentRecord) => (await shown([payment]))[0] as ParkedPayment

  /** Books the way back of a deposit and its bonus. Returns what was taken out of the wallet, in integer dong. */
  async function bookReversal(
    tx: DbTransaction,
    { session }: Actor,
    deposit: TransactionRecord,
    { bonus, short }: Reversal,
  ): Promise<number> {
    const { id: depositId, userId, amount, fee, paymentMethod: method } = deposit
    if (method === null) throw new Error(`The deposit ${depositId} has no payment method`)
    const taken = amount + bonus - short
    const [id, journalId, now] = [ids.next(), ids.next(), clock.now()]
    const facts = { method, deposit: numberOf(deposit) ?? depositId, ...(bonus > 0 && { bonus: String(bonus) }) }
    const reason: Reason = { code: 'deposit_reversed', facts }
    await transactions.insert(tx, {
      id,
      userId,
      type: 'adjustment',
      amount: 0 - taken,
      fee: 0,
      status: 'completed',
      paymentMethod: null,
      reason,
      instanceId: null,
      journalId,
      createdAt: now,
      settledAt: now,
      cancelledAt: null,
    })
    const against = [
      { account: `received:${method}` as const, amount: amount + fee },
      { account: 'fees' as const, amount: -fee },
      { account: 'promotions' as const, amount: bonus },
      { account: 'adjustments' as const, amount: -short },
    ].filter((leg) => leg.amount !== 0)
    const movement = {
      kind: 'reversal',
      journalId,
      subjectId: depositId,
      actor: session.userId,
      reason,
      userId,
    } as const
    await ledger.move(tx, { ...movement, amount: 0 - taken, against }).catch((error: unknown) => {
      // Another admin has taken it back meanwhile. The retry finds that.
      throw isDuplicate(error) ? new RetryTransaction() : error
    })
    return taken
  }

  return {
    async list(page) {
      const { rows, nextCursor } = await parked.list(database.queries, page)
      return { rows: await shown(rows), nextCursor }
    },

    async resolve(actor, paymentId, resolution) {
      const payment = await audited(actor, async (tx) => {
        const resolved = await parked.resolve(tx, paymentId, resolution)
        if (!resolved) throw new Refusal('not_found')
        const values = { before: { resolution: null }, after: { resolution } }
        return { result: resolved, change: { action: 'payment.resolve', targetId: paymentId, ...values } }
      })
      return shownOne(payment)
    },

    async takeBack(actor, paymentId, short) {
      const known = await parked.byId(database.queries, paymentId)
      const deposit = known?.reason === 'reversed' && (await transactions.byId(database.queries, known.transactionId))
      if (!known || !deposit) throw new Refusal('not_found')
      const { userId, amount } = deposit
      const payment = await audited(
        actor,
        async (tx) => {
          const balance = await ledger.balance(tx, userId)
          await ledger.lockIfUnchanged(tx, userId, balance)
          const reversal = (await reversalsOf(tx, [deposit])).get(deposit.id)
          const isOpen = (await parked.byId(tx, paymentId))?.resolvedAt === null
          if (!reversal || reversal.isDone || !isOpen) throw new Refusal('not_found')
          if (reversal.short !== short) throw new Refusal(walletRefusals.balance_moved, { balance })
          await bonuses.takeBack(tx, deposit.id)
          const isWhole = short === 0
          const result = isWhole ? await parked.resolve(tx, paymentId, null) : known
          if (!result) throw new Refusal('not_found')
          const taken = await bookReversal(tx, actor, deposit, reversal)
          if (taken > 0) await history.note(tx, actor, { userId, kind: 'balance_changed', amount: -taken })
          const after = { balance: String(balance - taken), amount: String(amount), short: String(short) }
          const values = { before: { balance: String(balance) }, after: { ...after, bonus: String(reversal.bonus) } }
          return { result, change: { action: 'payment.take_back', targetId: paymentId, ...values } }
        },
        { wallet: userId },
      )
      return shownOne(payment)
    },
  }
}
