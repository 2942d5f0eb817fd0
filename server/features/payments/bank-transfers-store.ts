import type { TransferDecision, UnmatchedReason } from '#contracts/bank-transfers.ts'
import { openTransferStates, type TransferState } from '#contracts/rules/transfer-state.ts'
import { createTable, integer, json, nullable, type RecordOf, varchar } from '#server/platform/db/columns.ts'
import { type DbTransaction, type Queries, RetryTransaction, toSafeInteger } from '#server/platform/db/database.ts'
import { eachOf } from '#server/platform/db/each-of.ts'
import { isDuplicate } from '#server/platform/db/errors.ts'
import { type Page, type PageRequest, pageOf } from '#server/platform/pages.ts'

const columns = {
  id: varchar('id'),
  /** The transfer that arrived, of which this is a part. */
  parentId: nullable(varchar('parent_id')),
  /** Who reported it, and the id that it has there. */
  provider: varchar('provider'),
  eventId: varchar('event_id'),
  /** The same for one transfer, whichever provider reports it. */
  fingerprint: varchar('fingerprint'),
  /** Our account that it arrived at, and the bank's reference. */
  account: varchar('account'),
  reference: varchar('reference'),
  amount: integer('amount'),
  content: varchar('content'),
  sender: nullable(varchar('sender')),
  /** The account's balance after it, where the provider says it. */
  bankBalance: nullable(integer('bank_balance')),
  transferredAt: integer('transferred_at'),
  receivedAt: integer('received_at'),
  state: varchar<TransferState>('state'),
  /** Why it was not credited by itself. */
  why: nullable(varchar<UnmatchedReason>('why')),
  userId: nullable(varchar('user_id')),
  paymentId: nullable(varchar('payment_id')),
  /** The deposit that it was credited as. */
  transactionId: nullable(varchar('transaction_id')),
  decidedBy: nullable(varchar('decided_by')),
  decidedAt: nullable(integer('decided_at')),
  reason: nullable(varchar('reason')),
  /** What one admin wants to do with a large one, which a second one has to agree to. */
  proposal: nullable(json<TransferDecision>('proposal')),
  proposedBy: nullable(varchar('proposed_by')),
}
const bankTransfers = createTable('bank_transfers', columns)

/** A transfer that arrived at one of our accounts. In integer dong. */
export type BankTransferRecord = RecordOf<typeof columns>

/** What becomes of an open transfer. */
type TransferEnd = Pick<BankTransferRecord, 'state'> &
  Pick<BankTransferRecord, 'decidedBy' | 'decidedAt'> &
  Partial<Pick<BankTransferRecord, 'userId' | 'paymentId' | 'reason'>>

export interface BankTransfersStore {
  /** Whether this transfer was stored before, also when another provider reported it. */
  isKnown(
    tx: DbTransaction,
    transfer: Pick<BankTransferRecord, 'provider' | 'eventId' | 'fingerprint'>,
  ): Promise<boolean>
  /** Which of these fingerprints stored transfers have. */
  known(queries: Queries, fingerprints: readonly string[]): Promise<ReadonlySet<string>>
  /** What transfers of this amount on this account at this time, or at any if it is null, say: at most `limit`, the newest first. */
  contentsAlike(
    queries: Queries,
    transfer: Pick<BankTransferRecord, 'account' | 'amount'> & { transferredAt: number | null },
    limit: number,
  ): Promise<string[]>
  /** Repeats the transaction if the same transfer was stored meanwhile. */
  insert(tx: DbTransaction, transfer: BankTransferRecord): Promise<void>
  byId(queries: Queries, id: string): Promise<BankTransferRecord | null>
  /** Newest first, of some states or of all. */
  list(queries: Queries, states: readonly TransferState[], page: PageRequest): Promise<Page<BankTransferRecord>>
  /** The customers to whom money from each of these senders was credited, the latest first. */
  customersOf(
    queries: Queries,
    senders: readonly string[],
    limit: number,
  ): Promise<ReadonlyMap<string, readonly string[]>>
  /** The number of those about which an admin has to decide. */
  countOpen(queries: Queries): Promise<number>
  /** The number in each state but `matched`, in which nearly all of them are. */
  countUnusual(queries: Queries): Promise<Record<Exclude<TransferState, 'matched'>, number>>
  byIds(queries: Queries, ids: readonly string[]): Promise<BankTransferRecord[]>
  /** Decides about an open transfer. Returns false for one that was decided. */
  close(tx: DbTransaction, id: string, end: TransferEnd): Promise<boolean>
  /** Records as which deposit a transfer was credited. */
  setTransaction(tx: DbTransaction, id: string, transactionId: string): Promise<void>
  /** Records what one admin wants to do with an open transfer. Returns false for one that was decided. */
  propose(tx: DbTransaction, id: string, proposal: TransferDecision, proposedBy: string): Promise<boolean>
}

export function createBankTransfersStore(): BankTransfersStore {
  return {
    async isKnown(tx, { provider, eventId, fingerprint }) {
      const same = tx('bank_transfers').where({ provider, event_id: eventId }).orWhere({ fingerprint })
      return (await same.first('id')) !== undefined
    },

    async known(queries, fingerprints) {
      if (fingerprints.length === 0) return new Set()
      return new Set<string>(
        await queries('bank_transfers')
          .whereIn('fingerprint', [...fingerprints])
          .pluck('fingerprint'),
      )
    },

    async contentsAlike(queries, { account, amount, transferredAt }, limit) {
      const alike = queries('bank_transfers').where({ account, amount })
      if (transferredAt !== null) alike.where({ transferred_at: transferredAt })
      const rows: { content: string }[] = await alike.orderBy('id', 'desc').limit(limit).select('content')
      return rows.map(({ content }) => content)
    },

    async insert(tx, transfer) {
      await bankTransfers.insert(tx, transfer).catch((error: unknown) => {
        throw isDuplicate(error) ? new RetryTransaction() : error
      })
    },

    async byId(queries, id) {
      const row: object | undefined = await queries('bank_transfers').where({ id }).first()
      return row ? bankTransfers.toRecord(row) : null
    },

    async list(queries, states, page) {
      const query = queries('bank_transfers')
        .orderBy('id', 'desc')
        .limit(page.limit + 1)
      if (states.length > 0) query.whereIn('state', [...states])
      if (page.before !== undefined) query.where('id', '<', page.before)
      const rows: object[] = await query
      return pageOf(rows.map(bankTransfers.toRecord), page)
    },

    async byIds(queries, ids) {
      if (ids.length === 0) return []
      const rows: object[] = await queries('bank_transfers').whereIn('id', [...ids])
      return rows.map(bankTransfers.toRecord)
    },

    async customersOf(queries, senders, limit) {
      const rows = (await eachOf(queries, senders, (sender) =>
        queries('bank_transfers')
          .where({ sender, state: 'matched' })
          .orderBy('id', 'desc')
          .limit(limit)
          .select('sender', 'user_id'),
      )) as { sender: string; user_id: string }[]
      const bySender = Map.groupBy(rows, ({ sender }) => sender)
      return new Map(
        [...bySender].map(([sender, known]) => [sender, [...new Set(known.map((row) => row.user_id))]] as const),
      )
    },

    async countOpen(queries) {
      const row = await queries('bank_transfers')
        .whereIn('state', [...openTransferStates])
        .count({ open: '*' })
        .first()
      return toSafeInteger(row?.open)
    },

    async countUnusual(queries) {
      const counts = { unmatched: 0, suggested: 0, ignored: 0, refunded: 0, split: 0 }
      const rows: { state: keyof typeof counts; count: unknown }[] = await queries('bank_transfers')
        .whereIn('state', Object.keys(counts))
        .groupBy('state')
        .select('state')
        .count({ count: '*' })
      for (const { state, count } of rows) counts[state] = toSafeInteger(count)
      return counts
    },

    async close(tx, id, { state, userId = null, paymentId = null, decidedBy, decidedAt, reason = null }) {
      const open = tx('bank_transfers')
        .where({ id })
        .whereIn('state', [...openTransferStates])
      const change = {
        state,
        user_id: userId,
        payment_id: paymentId,
        decided_by: decidedBy,
        decided_at: decidedAt,
        reason,
        proposal: null,
        proposed_by: null,
      }
      return (await open.update(change)) === 1
    },

    async setTransaction(tx, id, transactionId) {
      await tx('bank_transfers').where({ id }).update({ transaction_id: transactionId })
    },

    async propose(tx, id, proposal, proposedBy) {
      const open = tx('bank_transfers')
        .where({ id })
        .whereIn('state', [...openTransferStates])
      return (await open.update({ proposal: JSON.stringify(proposal), proposed_by: proposedBy })) === 1
    },
  }
}
