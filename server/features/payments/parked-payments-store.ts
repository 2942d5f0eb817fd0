import type { ParkReason } from '#contracts/admin.ts'
import type { GatewayMethod } from '#contracts/rules/fees.ts'
import type { Clock } from '#server/platform/clock.ts'
import { createTable, integer, nullable, type RecordOf, varchar } from '#server/platform/db/columns.ts'
import { type Queries, toSafeInteger } from '#server/platform/db/database.ts'
import type { Ids } from '#server/platform/ids.ts'
import { type Page, type PageRequest, pageOf } from '#server/platform/pages.ts'
import type { ProviderEvent } from './webhook-events-store.ts'

const columns = {
  id: varchar('id'),
  provider: varchar('provider'),
  eventId: varchar('event_id'),
  transactionId: varchar('transaction_id'),
  amount: integer('amount'),
  reason: varchar<ParkReason>('reason'),
  receivedAt: integer('received_at'),
  resolvedAt: nullable(integer('resolved_at')),
  resolution: nullable(varchar('resolution')),
}
const parkedPayments = createTable('parked_payments', columns)

/**
 * The reasons whose money a customer believes to have paid. `reversed` is not one of them: its money is in the wallet, and what becomes of it is between us
 * and the provider. Neither is what nobody can look at: a deposit that does not exist, or that of a closed account.
 */
const REVIEWED: readonly ParkReason[] = ['wrong_amount', 'failed_deposit', 'paid_again', 'needs_review']

/** A payment that a provider reported and that waits for an admin: never lost, never credited automatically. Integer dong. */
export type ParkedPaymentRecord = RecordOf<typeof columns>

export interface ParkedPaymentsStore {
  park(queries: Queries, provider: GatewayMethod, event: ProviderEvent, reason: ParkReason): Promise<void>
  /** Newest first: only unresolved payments with `open`, else resolved ones, too. */
  list(queries: Queries, page: PageRequest & { open: boolean }): Promise<Page<ParkedPaymentRecord>>
  /** The number of unresolved payments. */
  countOpen(queries: Queries): Promise<number>
  /** Whether a payment for this deposit waits for an admin that its customer believes to have made. */
  isInReview(queries: Queries, transactionId: string): Promise<boolean>
  byId(queries: Queries, id: string): Promise<ParkedPaymentRecord | null>
  /** Records once what was done about a payment; null for one that was taken back. Null when it is resolved or does not exist. */
  resolve(queries: Queries, id: string, resolution: string | null): Promise<ParkedPaymentRecord | null>
}

export function createParkedPaymentsStore({ clock, ids }: { clock: Clock; ids: Ids }): ParkedPaymentsStore {
  const byId = async (queries: Queries, id: string) => {
    const row: object | undefined = await queries('parked_payments').where({ id }).first()
    return row ? parkedPayments.toRecord(row) : null
  }
  return {
    byId,

    async park(queries, provider, { eventId, transactionId, amount }, reason) {
      await parkedPayments.insert(queries, {
        id: ids.next(),
        provider,
        eventId,
        transactionId,
        amount,
        reason,
        receivedAt: clock.now(),
        resolvedAt: null,
        resolution: null,
      })
    },

    async list(queries, page) {
      const query = queries('parked_payments')
        .orderBy('id', 'desc')
        .limit(page.limit + 1)
      if (page.open) query.where({ resolved_at: null })
      if (page.before !== undefined) query.where('id', '<', page.before)
      const rows: object[] = await query
      return pageOf(rows.map(parkedPayments.toRecord), page)
    },

    async countOpen(queries) {
      const row = await queries('parked_payments').where({ resolved_at: null }).count({ open: '*' }).first()
      return toSafeInteger(row?.open)
    },

    async isInReview(queries, transactionId) {
      // There are few that are not resolved, which is what the index is of.
      const row = await queries('parked_payments')
        .where({ resolved_at: null, transaction_id: transactionId })
        .whereIn('reason', [...REVIEWED])
        .first('id')
      return row !== undefined
    },

    async resolve(queries, id, resolution) {
      const change = { resolved_at: clock.now(), resolution }
      const changed = await queries('parked_payments').where({ id, resolved_at: null }).update(change)
      return changed === 1 ? byId(queries, id) : null
    },
  }
}
