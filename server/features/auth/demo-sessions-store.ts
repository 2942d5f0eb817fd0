import { createTable, integer, type RecordOf, varchar } from '#server/platform/db/columns.ts'
import type { Queries } from '#server/platform/db/database.ts'

const columns = { id: varchar('id'), secretHash: varchar('secret_hash'), expiresAt: integer('expires_at') }
const demoSessions = createTable('demo_sessions', columns)

/** A visitor's session in the demo: only the hash of its secret. Times in milliseconds. */
export type DemoSessionRecord = RecordOf<typeof columns>

export interface DemoSessionsStore {
  insert(queries: Queries, session: DemoSessionRecord): Promise<void>
  byId(queries: Queries, id: string): Promise<DemoSessionRecord | null>
  remove(queries: Queries, id: string): Promise<void>
  /** Deletes up to `limit` sessions that ended before `now`. Returns how many it deleted. */
  removeExpired(queries: Queries, now: number, limit: number): Promise<number>
}

export function createDemoSessionsStore(): DemoSessionsStore {
  return {
    insert: demoSessions.insert,
    async byId(queries, id) {
      const row = await queries('demo_sessions').where({ id }).first()
      return row ? demoSessions.toRecord(row) : null
    },
    async remove(queries, id) {
      await queries('demo_sessions').where({ id }).delete()
    },
    async removeExpired(queries, now, limit) {
      const rows: { id: string }[] = await queries('demo_sessions')
        .where('expires_at', '<=', now)
        .orderBy('expires_at')
        .limit(limit)
        .select('id')
      const ids = rows.map((row) => row.id)
      return ids.length > 0 ? queries('demo_sessions').whereIn('id', ids).delete() : 0
    },
  }
}
