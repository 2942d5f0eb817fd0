import type { PaymentMethod } from '#contracts/rules/fees.ts'
import { revenueOf } from '#server/features/stats/counters-store.ts'
import {
  journalsTable,
  postingsTable,
  type SystemAccount,
  type WalletJournalKind,
} from '#server/features/wallet/ledger-store.ts'
import type { Reason } from '#server/features/wallet/reasons.ts'
import { type NewTransaction, toStored, transactionsTable } from '#server/features/wallet/transactions-store.ts'
import type { World } from './scale-world.ts'

/** A movement of money of a user (an index), as `ledger.move` books it. */
export interface Booking {
  kind: Exclude<WalletJournalKind, 'withdrawal_back' | 'reversal'>
  user: number
  at: number
  amount: number
  against: readonly { account: SystemAccount; amount: number }[]
  actor: string
  reason: Reason
  /** The instance that a payment or refund is for; the subject of other journals is their transaction. */
  instanceId?: string
  method?: PaymentMethod
  fee?: number
  /** The subject of the journal, by default the instance or the transaction. */
  subjectId?: string
}

/**
 * Books a movement: adds the journal, its postings and the transaction, and changes the wallet and the counters. Returns the transaction's id.
 */
export function book(world: World, booking: Booking): string {
  const { random, put, ids, balances, counts } = world
  const { kind, user, at, amount, against, actor, reason, instanceId = null, method = null, fee = 0 } = booking
  const userId = ids[user] ?? ''
  const balanceAfter = (balances[user] ?? 0) + amount
  balances[user] = balanceAfter
  const id = random.id(at)
  const journalId = random.id(at)
  const { code, facts } = reason
  put(journalsTable, {
    id: journalId,
    kind,
    subjectId: booking.subjectId ?? instanceId ?? id,
    actor,
    reason: code,
    facts,
    createdAt: at,
  })
  put(postingsTable, { id: random.id(at), journalId, accountId: userId, amount, balanceAfter })
  for (const other of against)
    put(postingsTable, {
      id: random.id(at),
      journalId,
      accountId: other.account,
      amount: other.amount,
      balanceAfter: null,
    })
  addTransaction(world, {
    id,
    userId,
    type: kind,
    amount,
    fee,
    status: 'completed',
    paymentMethod: method,
    reason,
    instanceId,
    journalId,
    createdAt: at,
    settledAt: at,
    cancelledAt: null,
  })
  if (kind !== 'payment' && kind !== 'refund') return id
  for (const name of ['revenue', revenueOf(at)] as const) counts[name] = (counts[name] ?? 0) - amount
  return id
}

/** Adds a line to a wallet's history. */
export function addTransaction({ put, numbers }: World, record: NewTransaction): void {
  put(transactionsTable, toStored(record))
  numbers.transactions += 1
  put(transactionsTable.numbersTable, { number: numbers.transactions, recordId: record.id })
}
