import { dong } from '#contracts/fields/messages.ts'
import { accountEnd } from '#contracts/rules/bank-account.ts'
import { WITHDRAWALS_OPEN_MAX } from '#contracts/rules/limits.ts'
import { recordNumber } from '#contracts/rules/record-number.ts'
import { vietnameseBanks } from '#contracts/rules/vietnamese-banks.ts'
import { openWithdrawalStates } from '#contracts/rules/withdrawal-state.ts'
import {
  type Withdrawal,
  type WithdrawalMoved,
  type WithdrawalRequest,
  type Withdrawals,
  withdrawalSchema,
} from '#contracts/withdrawals.ts'
import type { SessionTransactions } from '#server/features/auth/sessions.ts'
import type { Ledger } from '#server/features/wallet/ledger-store.ts'
import { type TransactionsStore, toTransaction } from '#server/features/wallet/transactions-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import { type Database, type DbTransaction, type Queries, RetryTransaction } from '#server/platform/db/database.ts'
import type { Session } from '#server/platform/http/route.ts'
import type { IdempotencyStore } from '#server/platform/idempotency-store.ts'
import type { Ids } from '#server/platform/ids.ts'
import { toIsoString } from '#server/platform/iso-time.ts'
import type { Log } from '#server/platform/log.ts'
import type { PageRequest } from '#server/platform/pages.ts'
import { invalidField, Refusal } from '#server/platform/problems.ts'
import { sharedFields } from '#server/platform/shared-fields.ts'
import { bonusLeft } from './bonus-left-store.ts'
import { refusals } from './refusals.ts'
import type { WithdrawalRecord, WithdrawalsStore } from './withdrawals-store.ts'

/** What customers do about withdrawals, and what it does to their wallets. */
export interface WithdrawalsService {
  list(userId: string, page: PageRequest): Promise<Withdrawals>
  /** Throws a 404 for none of this customer's. */
  byId(userId: string, id: string): Promise<Withdrawal>
  /**
   * Takes the money out of the wallet and asks an admin to send it. Throws a 422 for more than may be withdrawn, a 409 when too many of this customer's
   * are open.
   */
  request(
    session: Session,
    request: WithdrawalRequest,
    key: string | undefined,
  ): Promise<{ result: WithdrawalMoved; repeated: boolean }>
  /** Returns the money of a requested one. A second call changes nothing. Throws a 409 when an admin has decided, a 404 for none of this customer's. */
  cancel(session: Session, id: string): Promise<WithdrawalMoved>
  /** Returns the money of one that was open until this transaction closed it. */
  returnMoney(tx: DbTransaction, withdrawal: WithdrawalRecord, actor: string): Promise<void>
}

interface WithdrawalsDeps {
  database: Pick<Database, 'queries'>
  sessions: SessionTransactions
  withdrawals: WithdrawalsStore
  transactions: TransactionsStore
  ledger: Ledger
  idempotency: IdempotencyStore
  clock: Clock
  ids: Ids
  log: Log
}

/** The name of a bank; its BIN for one that is no longer listed. */
const bankName = (bin: string) => vietnameseBanks.find((bank) => bank.bin === bin)?.name ?? bin

/** Where a withdrawal goes, as the wallet's history and mails say it: the bank's name, and the last digits of the account. */
export const destinationOf = ({ bankBin, account }: Pick<WithdrawalRecord, 'bankBin' | 'account'>) => ({
  bank: bankName(bankBin),
  account: accountEnd(account),
})

/** A withdrawal as its customer sees it; `number` is that of its transaction, null if it is not known yet. */
export const toWithdrawal = (record: WithdrawalRecord, number: number | null): Withdrawal => ({
  ...sharedFields(withdrawalSchema, record),
  amount: String(record.amount),
  bank: { bin: record.bankBin, name: bankName(record.bankBin) },
  transaction: {
    id: record.transactionId,
    number: number === null ? null : recordNumber('transaction', number),
  },
  createdAt: new Date(record.createdAt).toISOString(),
  decidedAt: toIsoString(record.decidedAt),
  paidAt: toIsoString(record.paidAt),
})

/** The numbers of withdrawals' transactions, by the transactions' ids. */
export async function numbersOf(
  queries: Queries,
  transactions: Pick<TransactionsStore, 'byIds'>,
  records: readonly WithdrawalRecord[],
): Promise<ReadonlyMap<string, number | null>> {
  const found = await transactions.byIds(
    queries,
    records.map(({ transactionId }) => transactionId),
  )
  return new Map(found.map(({ id, number }) => [id, number]))
}

export function createWithdrawals(deps: WithdrawalsDeps): WithdrawalsService {
  const { database, sessions, withdrawals, transactions, ledger, idempotency, clock, ids, log } = deps

  /** What a wallet has, and how much of it may be withdrawn. */
  async function availableOf(queries: Queries, userId: string) {
    const [balance, bonus] = [await ledger.balance(queries, userId), await bonusLeft(queries, userId)]
    return { available: Math.max(0, balance - bonus), bonus: Math.min(balance, bonus) }
  }

  /** Moves money between a wallet and what is on its way, as a transaction of the history. The amount is signed as in the wallet. */
  async function move(
    tx: DbTransaction,
    withdrawal: WithdrawalRecord,
    { kind, transactionId, actor }: { kind: 'withdrawal' | 'withdrawal_back'; transactionId: string; actor: string },
  ) {
    const { id, userId } = withdrawal
    const amount = kind === 'withdrawal' ? -withdrawal.amount : withdrawal.amount
    const reason = { code: kind, facts: destinationOf(withdrawal) }
    const journalId = ids.next()
    const now = clock.now()
    const transaction = await transactions.insert(tx, {
      id: transactionId,
      userId,
      type: 'withdrawal',
      amount,
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
    const against = [{ account: 'withdrawals:pending' as const, amount: -amount }]
    const { balance } = await ledger.move(tx, {
      kind,
      journalId,
      subjectId: id,
      actor,
      reason,
      userId,
      amount,
      against,
    })
    return { transaction, balance }
  }

  /** A withdrawal of this customer. Throws a 404 for any other. */
  async function own(queries: Queries, userId: string, id: string): Promise<WithdrawalRecord> {
    const found = await withdrawals.byId(queries, id)
    if (found?.userId !== userId) throw new Refusal('not_found')
    return found
  }

  /** Throws for a request that the wallet, which is locked, does not allow now. */
  async function check(tx: DbTransaction, userId: string, amount: number): Promise<void> {
    if ((await withdrawals.countOpenOf(tx, userId)) >= WITHDRAWALS_OPEN_MAX)
      throw new Refusal(refusals.too_many_withdrawals)
    const { available, bonus } = await availableOf(tx, userId)
    if (amount <= available) return
    throw invalidField('amount', {
      vi: `Bạn rút được tối đa ${dong(available, 'vi')}${bonus > 0 ? ', vì tiền thưởng không rút được' : ''}`,
      en: `You can withdraw up to ${dong(available, 'en')}${bonus > 0 ? ', since bonuses cannot be withdrawn' : ''}`,
      zh: `最多可提现 ${dong(available, 'zh')}${bonus > 0 ? '，奖励金不可提现' : ''}`,
    })
  }

  /** The transaction that returned the money of a withdrawal. */
  async function returned(queries: Queries, { id, userId }: WithdrawalRecord) {
    const transactionId = await withdrawals.returnOf(queries, id)
    const transaction = transactionId === null ? null : await transactions.byId(queries, transactionId)
    if (!transaction) throw new Error(`The money of the withdrawal ${id} was not returned`)
    return toTransaction(transaction, await ledger.balanceAfter(queries, userId, 'withdrawal_back', id))
  }

  return {
    async list(userId, page) {
      const { queries } = database
      const { rows, nextCursor } = await withdrawals.listOf(queries, userId, page)
      const numbers = await numbersOf(queries, transactions, rows)
      const { available, bonus } = await availableOf(queries, userId)
      return {
        withdrawals: rows.map((row) => toWithdrawal(row, numbers.get(row.transactionId) ?? null)),
        available: String(available),
        bonus: String(bonus),
        nextCursor,
      }
    },

    async byId(userId, id) {
      const found = await own(database.queries, userId, id)
      const numbers = await numbersOf(database.queries, transactions, [found])
      return toWithdrawal(found, numbers.get(found.transactionId) ?? null)
    },

    async request(session, { amount, note, ...to }, key) {
      const { userId } = session
      const requested = { ...to, amount: Number(amount), note: note || null }
      const call = { scope: `withdrawal:${userId}`, key, request: requested, body: requested }
      const done = await sessions.transaction(
        session,
        (tx) =>
          idempotency.once(tx, call, async () => {
            // With the lock, the balance, its bonuses and the open ones stay as they are checked until the money has moved.
            await ledger.lock(tx, userId)
            await check(tx, userId, requested.amount)
            const record: WithdrawalRecord = {
              id: ids.next(),
              userId,
              transactionId: ids.next(),
              state: 'requested',
              ...requested,
              proposedBy: null,
              decidedBy: null,
              payingBy: null,
              payingSince: null,
              paidBy: null,
              reference: null,
              reason: null,
              createdAt: clock.now(),
              decidedAt: null,
              paidAt: null,
            }
            await withdrawals.insert(tx, record)
            const taken = { kind: 'withdrawal', transactionId: record.transactionId, actor: userId } as const
            const { transaction, balance } = await move(tx, record, taken)
            return {
              withdrawal: toWithdrawal(record, transaction.number),
              transaction: toTransaction(transaction, balance),
            }
          }),
        { repeatable: key !== undefined, wallet: userId },
      )
      if (!done.repeated)
        log.info({ userId, withdrawalId: done.result.withdrawal.id }, 'a customer requested a withdrawal')
      return done
    },

    async cancel(session, id) {
      const { userId } = session
      return sessions.transaction(
        session,
        async (tx) => {
          const found = await own(tx, userId, id)
          const decidedAt = found.decidedAt ?? clock.now()
          const cancelled: WithdrawalRecord = { ...found, state: 'cancelled', decidedAt }
          const { number = null } = (await transactions.byId(tx, found.transactionId)) ?? {}
          const withdrawal = toWithdrawal(cancelled, number)
          if (found.state === 'cancelled') return { withdrawal, transaction: await returned(tx, found) }
          if (found.state !== 'requested') throw new Refusal(refusals.withdrawal_not_cancellable)
          // An admin was faster: when run again, this transaction finds what was decided.
          if (!(await withdrawals.change(tx, id, ['requested'], 'cancelled', { decidedAt })))
            throw new RetryTransaction()
          const back = { kind: 'withdrawal_back', transactionId: ids.next(), actor: userId } as const
          const { transaction, balance } = await move(tx, cancelled, back)
          return { withdrawal, transaction: toTransaction(transaction, balance) }
        },
        { repeatable: true, wallet: userId },
      )
    },

    async returnMoney(tx, withdrawal, actor) {
      if (openWithdrawalStates.includes(withdrawal.state)) throw new Error(`The withdrawal ${withdrawal.id} is open`)
      const back = { kind: 'withdrawal_back', transactionId: ids.next(), actor } as const
      await move(tx, withdrawal, back)
    },
  }
}
