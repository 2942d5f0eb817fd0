import { createTable, integer, nullable, type RecordOf, varchar } from '#server/platform/db/columns.ts'
import type { DbTransaction, Queries } from '#server/platform/db/database.ts'
import { updateUnlessLocked } from '#server/platform/db/update-unless-locked.ts'

/** Whose session it is: a customer's, proven by cookie, or an admin's, proven by bearer token. */
export type SessionKind = 'customer' | 'admin'

const columns = {
  id: varchar('id'),
  secretHash: varchar('secret_hash'),
  userId: varchar('user_id'),
  kind: varchar<SessionKind>('kind'),
  createdAt: integer('created_at'),
  lastSeenAt: integer('last_seen_at'),
  /** When it ends at the latest, however much it is used. */
  expiresAt: integer('expires_at'),
  /** When its user was locked, which ended it for good; kept so that the user can be told why. */
  lockedAt: nullable(integer('locked_at')),
}
const sessions = createTable('sessions', columns)

/** A session as it is stored: only the hash of its secret. Times in milliseconds. */
export type SessionRecord = RecordOf<typeof columns>

/** A session whose row is locked until the transaction ends. */
export interface HeldSession extends SessionRecord {
  isUserActive: boolean
}

export interface SessionsStore {
  insert(queries: Queries, session: SessionRecord): Promise<void>
  byId(queries: Queries, id: string): Promise<SessionRecord | null>
  /**
   * Reads a user's session and whether the user is active, and locks both rows until the transaction ends: it sees a user's lock
   * or sign-out that is committed, and makes a later one wait.
   */
  hold(tx: DbTransaction, id: string, userId: string): Promise<HeldSession | null>
  /**
   * Records that a session is used. Does nothing while a transaction holds the session, which may wait long for a wallet: requests
   * of the same session must not wait for it too, and the next one records its use.
   */
  touch(queries: Queries, id: string, lastSeenAt: number): Promise<void>
  remove(queries: Queries, id: string): Promise<void>
  /** Ends every session of a user who is being locked. */
  lockAllOf(queries: Queries, userId: string, lockedAt: number): Promise<void>
  /** Deletes up to `limit` sessions that ended before `now`. Returns how many it deleted. */
  removeExpired(queries: Queries, now: number, limit: number): Promise<number>
}

export function createSessionsStore(): SessionsStore {
  return {
    insert: sessions.insert,
    async byId(queries, id) {
      const row = await queries('sessions').where({ id }).first()
      return row ? sessions.toRecord(row) : null
    },
    async hold(tx, id, userId) {
      // The user's row first, in the same order as where a user is locked, to avoid a deadlock.
      const row: { is_active: number } | undefined = await tx('users')
        .join('sessions', 'sessions.user_id', 'users.id')
        .where({ 'users.id': userId, 'sessions.id': id })
        .forShare()
        .first('sessions.*', 'users.is_active')
      return row ? { ...sessions.toRecord(row), isUserActive: Boolean(row.is_active) } : null
    },
    touch: (queries, id, lastSeenAt) => updateUnlessLocked(queries, 'sessions', id, 'last_seen_at', lastSeenAt),
    async remove(queries, id) {
      await queries('sessions').where({ id }).delete()
    },
    async lockAllOf(queries, userId, lockedAt) {
      await queries('sessions').where({ user_id: userId }).update({ locked_at: lockedAt })
    },
    async removeExpired(queries, now, limit) {
      const rows: { id: string }[] = await queries('sessions')
        .where('expires_at', '<=', now)
        .orderBy('expires_at')
        .limit(limit)
        .select('id')
      const ids = rows.map((row) => row.id)
      return ids.length > 0 ? queries('sessions').whereIn('id', ids).delete() : 0
    },
  }
}
