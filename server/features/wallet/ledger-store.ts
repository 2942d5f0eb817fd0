import type { PaymentMethod } from '#contracts/rules/fees.ts'
import { revenueTypes } from '#contracts/transactions.ts'
import { type Counters, type Counts, revenueOf } from '#server/features/stats/counters-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import { addAndRead } from '#server/platform/db/add-and-read.ts'
import { createTable, integer, json, nullable, varchar } from '#server/platform/db/columns.ts'
import { type DbTransaction, type Queries, RetryTransaction, toSafeInteger } from '#server/platform/db/database.ts'
import { prepareQuery } from '#server/platform/db/prepare-query.ts'
import type { Ids } from '#server/platform/ids.ts'
import { Refusal } from '#server/platform/problems.ts'
import type { Reason } from './reasons.ts'
import { refusals } from './refusals.ts'

/** The kind of a movement of money. */
export type JournalKind = WalletJournalKind | 'payout'

/** The kind of a movement that changes a wallet. */
export type WalletJournalKind =
  | 'deposit'
  | 'payment'
  | 'renewal'
  | 'refund'
  | 'adjustment'
  | 'bonus'
  | 'withdrawal'
  | 'withdrawal_back'
  | 'reversal'

/** The accounts other than the wallets that money comes from or goes to. */
export type SystemAccount =
  | `received:${PaymentMethod}`
  | 'revenue'
  | 'fees'
  | 'adjustments'
  | 'promotions'
  | 'withdrawals:pending'

/** The wallets, by their users' ids, and the system's accounts, which have no balance. In integer dong. */
export const accountsTable = createTable('accounts', {
  id: varchar('id'),
  kind: varchar('kind'),
  balance: nullable(integer('balance')),
})

export const journalsTable = createTable('journals', {
  id: varchar('id'),
  kind: varchar<JournalKind>('kind'),
  subjectId: varchar('subject_id'),
  actor: varchar('actor'),
  /** The reason as a code; in journals of a previous version as text, without facts. */
  reason: varchar('reason'),
  facts: nullable(json<Reason['facts']>('facts')),
  createdAt: integer('created_at'),
})

export const postingsTable = createTable('postings', {
  id: varchar('id'),
  journalId: varchar('journal_id'),
  accountId: varchar('account_id'),
  amount: integer('amount'),
  /** The balance of the wallet after the posting; the system's accounts have no balance. */
  balanceAfter: nullable(integer('balance_after')),
})

/** A movement of money between a wallet and the system's accounts; its amounts add up to zero. */
export interface Movement {
  kind: WalletJournalKind
  /** The id of what it is for, such as a transaction: there is only ever one journal per kind and subject. */
  subjectId: string
  /** Who caused it: a user's id, a provider, or `system`. */
  actor: string
  reason: Reason
  /** The owner of the wallet. */
  userId: string
  /** Into the wallet (positive) or out of it (negative), in integer dong. */
  amount: number
  /** The other side, in integer dong. */
  against: { account: SystemAccount; amount: number }[]
  /** The journal's id, for a caller that needs it before the movement; a new one by default. */
  journalId?: string
  /** Other counters that the transaction changes, added in the same statement as the money. */
  counts?: Counts
  /** When it happened, for demo data; now by default. */
  at?: number
}

/** A movement of money between two of the system's accounts, which changes no wallet. */
export interface SystemMovement extends Pick<Movement, 'subjectId' | 'actor' | 'reason'> {
  kind: Exclude<JournalKind, WalletJournalKind>
  /** In integer dong, more than zero. */
  amount: number
  from: SystemAccount
  to: SystemAccount
}

/** The result of a movement. */
export interface Moved {
  journalId: string
  /** The wallet's new balance in integer dong. */
  balance: number
}

export interface Ledger {
  /** Opens an empty wallet for a user. */
  openWallet(tx: DbTransaction, userId: string): Promise<void>
  balance(queries: Queries, userId: string): Promise<number>
  /** Whether money may move into the wallet: not into that of a closed account. */
  isOpen(queries: Queries, userId: string): Promise<boolean>
  /** The wallet's balance right after the movement for a subject. */
  balanceAfter(queries: Queries, userId: string, kind: JournalKind, subjectId: string): Promise<number>
  /** A wallet's balances right after some journals, by the journals' ids. */
  balancesAfter(queries: Queries, userId: string, journalIds: readonly string[]): Promise<Map<string, number>>
  /** The actor of the movement for a subject; null when there is none. */
  actorOf(queries: Queries, kind: JournalKind, subjectId: string): Promise<string | null>
  /**
   * Books a movement. Throws a 402 when the balance is too low, a 409 `wallet_closed` when the account of the wallet is closed. Other transactions that use the wallet wait from here to the end
   * of this one, so call it last.
   */
  move(tx: DbTransaction, movement: Movement): Promise<Moved>
  /** The user whose wallet a journal is about; null when there is no such journal. */
  walletOf(queries: Queries, journalId: string): Promise<string | null>
  /** Books a movement that changes no wallet. Of two for the same subject, the second throws the database's error of a duplicate. */
  moveBetween(tx: DbTransaction, movement: SystemMovement): Promise<void>
  /** Makes other transactions that use or lock the wallet wait until this one ends. */
  lock(tx: DbTransaction, userId: string): Promise<void>
  /** Locks the wallet; repeats the transaction if its balance is no longer `balance`, from which a movement was computed. */
  lockIfUnchanged(tx: DbTransaction, userId: string, balance: number): Promise<void>
}

/** What came into a wallet, and the balance after it, in integer dong. */
export interface Credit {
  kind: WalletJournalKind
  amount: number
  balance: number
}

interface LedgerDeps {
  clock: Clock
  ids: Ids
  counters: Counters
  /** Called in the transaction of whatever came into a wallet, which is locked. Default: nothing follows from it. */
  onCredited?: (tx: DbTransaction, userId: string, journalId: string, credit: Credit) => Promise<void>
}

const balanceOf = prepareQuery((queries, userId: string) =>
  queries('accounts').where({ id: userId, kind: 'wallet' }).select('balance'),
)

export function createLedger({ clock, ids, counters, onCredited }: LedgerDeps): Ledger {
  async function balance(queries: Queries, userId: string): Promise<number> {
    const [row] = await balanceOf<{ balance: unknown }>(queries, userId)
    if (!row) throw new Error(`User ${userId} has no wallet`)
    return toSafeInteger(row.balance)
  }

  async function isOpen(queries: Queries, userId: string): Promise<boolean> {
    const row = await queries('accounts').where({ id: userId, kind: 'wallet' }).first('is_closed')
    return Number(row?.is_closed) !== 1
  }

  return {
    balance,
    isOpen,

    async balanceAfter(queries, userId, kind, subjectId) {
      const posting = await queries('journals')
        .join('postings', 'postings.journal_id', 'journals.id')
        .where({ kind, subject_id: subjectId, account_id: userId })
        .first('balance_after')
      if (!posting) throw new Error(`No ${kind} of user ${userId} for ${subjectId}`)
      return toSafeInteger(posting.balance_after)
    },

    async balancesAfter(queries, userId, journalIds) {
      if (journalIds.length === 0) return new Map()
      const rows: { journal_id: string; balance_after: unknown }[] = await queries('postings')
        .whereIn('journal_id', [...journalIds])
        .where({ account_id: userId })
        .select('journal_id', 'balance_after')
      return new Map(rows.map((row) => [row.journal_id, toSafeInteger(row.balance_after)]))
    },

    async actorOf(queries, kind, subjectId) {
      const journal = await queries('journals').where({ kind, subject_id: subjectId }).first('actor')
      return journal?.actor ?? null
    },

    async walletOf(queries, journalId) {
      const posting = await queries('postings')
        .join('accounts', 'accounts.id', 'postings.account_id')
        .where({ journal_id: journalId, kind: 'wallet' })
        .first('account_id')
      return posting?.account_id ?? null
    },

    async openWallet(tx, userId) {
      await accountsTable.insert(tx, { id: userId, kind: 'wallet', balance: 0 })
    },

    async move(tx, { kind, subjectId, actor, reason, userId, amount, against, counts, ...movement }) {
      const { journalId = ids.next(), at = clock.now() } = movement
      const sum = against.reduce((total, leg) => total + leg.amount, amount)
      if (sum !== 0 || !Number.isSafeInteger(amount))
        throw new Error(`A ${kind} of ${amount} that does not add up to zero`)

      const { code, facts } = reason
      await journalsTable.insert(tx, {
        id: journalId,
        kind,
        subjectId,
        actor,
        reason: code,
        facts,
        createdAt: at,
      })

      // One conditional statement, since locks differ between the dialects: it takes the money only if the balance suffices.
      const wallet = tx('accounts').where({ id: userId, kind: 'wallet', is_closed: 0 }).where('balance', '>=', -amount)
      const balanceAfter = await addAndRead(tx, wallet, 'balance', amount)
      if (balanceAfter === null && amount < 0) throw new Refusal(refusals.insufficient_balance)
      if (balanceAfter === null && !(await isOpen(tx, userId))) throw new Refusal(refusals.wallet_closed)
      if (balanceAfter === null) throw new Error(`User ${userId} has no wallet`)

      const posting = (accountId: string, moved: number, balance: number | null) => ({
        id: ids.next(),
        journalId,
        accountId,
        amount: moved,
        balanceAfter: balance,
      })
      const others = against.map((leg) => posting(leg.account, leg.amount, null))
      await postingsTable.insert(tx, posting(userId, amount, balanceAfter), ...others)
      const isRevenue = revenueTypes.some((type) => type === kind)
      const revenue = isRevenue ? { revenue: -amount, [revenueOf(at)]: -amount } : {}
      await counters.add(tx, { balance: amount, ...revenue, ...counts })
      if (amount > 0) await onCredited?.(tx, userId, journalId, { kind, amount, balance: balanceAfter })
      return { journalId, balance: balanceAfter }
    },

    async moveBetween(tx, { kind, subjectId, actor, reason: { code, facts }, amount, from, to }) {
      if (!Number.isSafeInteger(amount) || amount <= 0) throw new Error(`A ${kind} of ${amount}`)
      const journalId = ids.next()
      const journal = { id: journalId, kind, subjectId, actor, reason: code, facts, createdAt: clock.now() }
      await journalsTable.insert(tx, journal)
      const posting = (accountId: SystemAccount, moved: number) => ({
        id: ids.next(),
        journalId,
        accountId,
        amount: moved,
        balanceAfter: null,
      })
      await postingsTable.insert(tx, posting(from, -amount), posting(to, amount))
    },

    async lock(tx, userId) {
      await tx('accounts').where({ id: userId, kind: 'wallet' }).update({ kind: 'wallet' })
    },

    async lockIfUnchanged(tx, userId, expected) {
      // Writing the same value locks the row until the transaction ends, on every dialect.
      const changed = await tx('accounts').where({ id: userId, balance: expected }).update({ balance: expected })
      if (changed !== 1) throw new RetryTransaction()
    },
  }
}
