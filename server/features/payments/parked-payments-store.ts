import type { ParkReason } from '#contracts/admin.ts'
import type { Clock } from '#server/platform/clock.ts'
import { type Queries, whole } from '#server/platform/db/database.ts'
import type { Ids } from '#server/platform/ids.ts'
import { type Page, type PageRequest, pageOf } from '#server/platform/pages.ts'
import type { ProviderEvent, ProviderName } from './payment-provider.ts'

/** A payment that a provider reported and that waits for an admin: never lost, never credited by itself. Whole dong. */
export interface ParkedPayment {
  id: string
  provider: string
  eventId: string
  transactionId: string
  amount: number
  reason: ParkReason
  receivedAt: number
  resolvedAt: number | null
  resolution: string | null
}

export interface ParkedPaymentsStore {
  park(queries: Queries, provider: ProviderName, event: ProviderEvent, reason: ParkReason): Promise<void>
  /** Newest first: those that wait for an admin with `open`, else those that were dealt with as well. */
  list(queries: Queries, page: PageRequest & { open: boolean }): Promise<Page<ParkedPayment>>
  /** How many nobody has looked at yet. */
  countOpen(queries: Queries): Promise<number>
  /** Notes what was done about it, once. Null when that was noted before, or there is none. */
  resolve(queries: Queries, id: string, resolution: string): Promise<ParkedPayment | null>
}

interface Row {
  id: string
  provider: string
  event_id: string
  transaction_id: string
  amount: unknown
  reason: ParkReason
  received_at: unknown
  resolved_at: unknown
  resolution: string | null
}

const toRecord = (row: Row): ParkedPayment => ({
  id: row.id,
  provider: row.provider,
  eventId: row.event_id,
  transactionId: row.transaction_id,
  amount: whole(row.amount),
  reason: row.reason,
  receivedAt: whole(row.received_at),
  resolvedAt: row.resolved_at === null ? null : whole(row.resolved_at),
  resolution: row.resolution,
})

export function createParkedPaymentsStore({ clock, ids }: { clock: Clock; ids: Ids }): ParkedPaymentsStore {
  return {
    async park(queries, provider, { eventId, transactionId, amount }, reason) {
      await queries('parked_payments').insert({
        id: ids.next(),
        provider,
        event_id: eventId,
        transaction_id: transactionId,
        amount,
        reason,
        received_at: clock.now(),
        resolved_at: null,
        resolution: null,
      })
    },

    async list(queries, page) {
      const query = queries('parked_payments')
        .orderBy('id', 'desc')
        .limit(page.limit + 1)
      if (page.open) query.where({ resolved_at: null })
      if (page.before !== undefined) query.where('id', '<', page.before)
      const rows: Row[] = await query
      return pageOf(rows.map(toRecord), page)
    },

    async countOpen(queries) {
      const row = await queries('parked_payments').where({ resolved_at: null }).count({ open: '*' }).first()
      return whole(row?.open)
    },

    async resolve(queries, id, resolution) {
      const change = { resolved_at: clock.now(), resolution }
      const changed = await queries('parked_payments').where({ id, resolved_at: null }).update(change)
      if (changed !== 1) return null
      const row: Row = await queries('parked_payments').where({ id }).first()
      return toRecord(row)
    },
  }
}
