import { createTable, integer, type RecordOf, varchar } from '#server/platform/db/columns.ts'
import type { DbTransaction, Queries } from '#server/platform/db/database.ts'

/** What customers wait for: a machine that they ordered, and the first reply to a ticket. */
export const serviceTimeKinds = ['setup', 'reply'] as const
export type ServiceTimeKind = (typeof serviceTimeKinds)[number]

const columns = {
  id: varchar('id'),
  kind: varchar<ServiceTimeKind>('kind'),
  seconds: integer('seconds'),
  endedAt: integer('ended_at'),
}
const times = createTable('service_times', columns)

/** How long something took, and when it ended, in milliseconds. */
export type ServiceTime = RecordOf<typeof columns>

export interface ServiceTimesStore {
  insert(tx: DbTransaction, record: ServiceTime): Promise<void>
  /** The seconds of the newest `limit` that ended at `since` or later. */
  secondsSince(queries: Queries, kind: ServiceTimeKind, since: number, limit: number): Promise<number[]>
  /** All that ended at `since` or later. */
  endedSince(queries: Queries, kind: ServiceTimeKind, since: number): Promise<ServiceTime[]>
  deleteBefore(tx: DbTransaction, kind: ServiceTimeKind, before: number): Promise<void>
}

export const createServiceTimesStore = (): ServiceTimesStore => ({
  insert: times.insert,

  async secondsSince(queries, kind, since, limit) {
    const rows: object[] = await queries(times.name)
      .where({ kind })
      .where('ended_at', '>=', since)
      .orderBy('ended_at', 'desc')
      .limit(limit)
    return rows.map((row) => times.toRecord(row).seconds)
  },

  async endedSince(queries, kind, since) {
    const rows: object[] = await queries(times.name).where({ kind }).where('ended_at', '>=', since)
    return rows.map((row) => times.toRecord(row))
  },

  async deleteBefore(tx, kind, before) {
    await tx(times.name).where({ kind }).where('ended_at', '<', before).delete()
  },
})
