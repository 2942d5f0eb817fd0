import type { PaymentMethod } from '#contracts/transactions.ts'
import { type Counters, type Counts, revenueOf } from '#server/features/stats/counters-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import { addAndRead } from '#server/platform/db/add-and-read.ts'
import { createTable, integer, json, nullable, text } from '#server/platform/db/columns.ts'
import { type DbTransaction, type Queries, RepeatTransaction, whole } from '#server/platform/db/database.ts'
import type { Ids } from '#server/platform/ids.ts'
import { Refusal } from '#server/platform/problems.ts'
import type { Reason } from './reasons.ts'
import { refusals } from './refusals.ts'

/** Why money moves. */
export type JournalKind = 'deposit' | 'payment' | 'refund' | 'adjustment'

/** Where money comes from and goes to, besides the wallets. */
export type SystemAccount = `received:${PaymentMethod}` | 'revenue' | 'fees' | 'adjustments'

const journals = createTable('journals', {
  id: text('id'),
  kind: text<JournalKind>('kind'),
  subjectId: text('subject_id'),
  actor: text('actor'),
  /** Why, as a code; in journals of a previous version in words, without facts. */
  reason: text('reason'),
  facts: nullable(json<Reason['facts']>('facts')),
  createdAt: integer('created_at'),
})

const postings = createTable('postings', {
  id: text('id'),
  journalId: text('journal_id'),
  accountId: text('account_id'),
  amount: integer('amount'),
  /** What a wallet held then; the system's accounts have no balance. */
  balanceAfter: nullable(integer('balance_after')),
})

/** One movement of money between a wallet and the system's accounts; all its amounts add up to zero. */
export interface Movement {
  kind: JournalKind
  /** What it is for, such as a transaction's id: there is one journal per kind and subject, ever. */
  subjectId: string
  /** Who made it happen: a user's id, a provider, or `system`. */
  actor: string
  reason: Reason
  /** Whose wallet. */
  userId: string
  /** Into the wallet (positive) or out of it (negative), in whole dong. */
  amount: number
  /** The other side, in whole dong. */
  against: { account: SystemAccount; amount: number }[]
  /** The journal's id, for who writes it down before the movement; a new one by default. */
  journalId?: string
  /** What else the transaction changes, to be counted in one statement with the money. */
  counts?: Counts
  /** When it was, for demo data; now by default. */
  at?: number
}

/** What a movement left behind. */
export interface Moved {
  journalId: string
  /** The wallet's new balance in whole dong. */
  balance: number
}

export interface Ledger {
  /** Opens a user's wallet, empty. */
  openWallet(transaction: DbTransaction, userId: string): Promise<void>
  balance(queries: Queries, userId: string): Promise<number>
  /** What the wallet held when the movement for a subject had been booked. */
  balanceAfter(queries: Queries, userId: string, kind: JournalKind, subjectId: string): Promise<number>
  /** Who made the movement for a subject happen; null when there was none. */
  actorOf(queries: Queries, kind: JournalKind, subjectId: string): Promise<string | null>
  /**
   * Books a movement. Throws a 402 when the wallet holds too little. Others who use the wallet wait from here to the end of the
   * transaction, so it comes last of all that the transaction does.
   */
  move(transaction: DbTransaction, movement: Movement): Promise<Moved>
  /** Makes others who use the wallet, or lock it, wait to the end of the transaction. */
  lock(transaction: DbTransaction, userId: string): Promise<void>
  /** Starts the transaction again when the wallet no longer holds `balance`, on which a movement was computed. */
  holdAt(transaction: DbTransaction, userId: string, balance: number): Promise<void>
}

export function createLedger({ clock, ids, counters }: { clock: Clock; ids: Ids; counters: Counters }): Ledger {
  async function balance(queries: Queries, userId: string): Promise<number> {
    const row = await queries('accounts').where({ id: userId, kind: 'wallet' }).first('balance')
    if (!row) throw new Error(`User ${userId} has no wallet`)
    return whole(row.balance)
  }

  return {
    balance,

    async balanceAfter(queries, userId, kind, subjectId) {
      const posting = await queries('journals')
        .join('postings', 'postings.journal_id', 'journals.id')
        .where({ kind, subject_id: subjectId, account_id: userId })
        .first('balance_after')
      if (!posting) throw new Error(`No ${kind} of user ${userId} for ${subjectId}`)
      return whole(posting.balance_after)
    },

    async actorOf(queries, kind, subjectId) {
      const journal = await queries('journals').where({ kind, subject_id: subjectId }).first('actor')
      return journal?.actor ?? null
    },

    async openWallet(transaction, userId) {
      await transaction('accounts').insert({ id: userId, kind: 'wallet', balance: 0 })
    },

    async move(transaction, { kind, subjectId, actor, reason, userId, amount, against, counts, ...movement }) {
      const { journalId = ids.next(), at = clock.now() } = movement
      const sum = against.reduce((total, leg) => total + leg.amount, amount)
      if (sum !== 0 || !Number.isSafeInteger(amount))
        throw new Error(`A ${kind} of ${amount} that does not add up to zero`)

      const { code, facts } = reason
      await journals.insert(transaction, { id: journalId, kind, subjectId, actor, reason: code, facts, createdAt: at })

      // One conditional statement, since no dialect's locks mean the same: it takes the money only if it is there.
      const wallet = transaction('accounts').where({ id: userId, kind: 'wallet' }).where('balance', '>=', -amount)
      const balanceAfter = await addAndRead(transaction, wallet, 'balance', amount)
      if (balanceAfter === null && amount < 0) throw new Refusal(refusals.insufficient_balance)
      if (balanceAfter === null) throw new Error(`User ${userId} has no wallet`)

      const posting = (accountId: string, moved: number, balance: number | null) => ({
        id: ids.next(),
        journalId,
        accountId,
        amount: moved,
        balanceAfter: balance,
      })
      const others = against.map((leg) => posting(leg.account, leg.amount, null))
      await postings.insert(transaction, posting(userId, amount, balanceAfter), ...others)
      const isRevenue = kind === 'payment' || kind === 'refund'
      const revenue = isRevenue ? { revenue: -amount, [revenueOf(at)]: -amount } : {}
      await counters.add(transaction, { balance: amount, ...revenue, ...counts })
      return { journalId, balance: balanceAfter }
    },

    async lock(transaction, userId) {
      await transaction('accounts').where({ id: userId, kind: 'wallet' }).update({ kind: 'wallet' })
    },

    async holdAt(transaction, userId, expected) {
      // Writing the same value locks the row until the transaction ends, on every dialect.
      const changed = await transaction('accounts')
        .where({ id: userId, balance: expected })
        .update({ balance: expected })
      if (changed !== 1) throw new RepeatTransaction()
    },
  }
}
