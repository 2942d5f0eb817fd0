import { createTable, integer, varchar } from '#server/platform/db/columns.ts'
import type { Queries } from '#server/platform/db/database.ts'

const presenceTable = createTable('support_presence', { sessionId: varchar('session_id'), seenAt: integer('seen_at') })

/** When admins used the inbox last, by their sessions. */
export interface SupportPresenceStore {
  note(queries: Queries, sessionId: string, seenAt: number): Promise<void>
  /** Whether a session that has not ended was there after a time. */
  isAnyAfter(queries: Queries, time: number, now: number): Promise<boolean>
  /** Removes up to `limit` that were there last before a time. Returns how many it removed. */
  removeOld(queries: Queries, before: number, limit: number): Promise<number>
}

export const createSupportPresenceStore = (): SupportPresenceStore => ({
  async note(queries, sessionId, seenAt) {
    const rows = queries(presenceTable.name)
    // It is one statement on both engines: two requests of a session may come at the same time.
    await rows.insert({ session_id: sessionId, seen_at: seenAt }).onConflict('session_id').merge()
  },
  async isAnyAfter(queries, time, now) {
    const row = await queries(presenceTable.name)
      .join('sessions', 'sessions.id', 'support_presence.session_id')
      .where('support_presence.seen_at', '>', time)
      .where('support_presence.seen_at', '<=', now)
      .where('sessions.expires_at', '>', now)
      .whereNull('sessions.locked_at')
      .first('support_presence.session_id')
    return row !== undefined
  },
  async removeOld(queries, before, limit) {
    const ids: string[] = await queries(presenceTable.name)
      .where('seen_at', '<', before)
      .orderBy('seen_at')
      .limit(limit)
      .pluck('session_id')
    return ids.length > 0 ? queries(presenceTable.name).whereIn('session_id', ids).delete() : 0
  },
})
