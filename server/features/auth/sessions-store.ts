import { createTable, integer, nullable, type RecordOf, text } from '#server/platform/db/columns.ts'
import type { DbTransaction, Queries } from '#server/platform/db/database.ts'

/** Whom a session lets in where: a customer by cookie, an admin by bearer token. */
export type SessionKind = 'customer' | 'admin'

const columns = {
  id: text('id'),
  secretHash: text('secret_hash'),
  userId: text('user_id'),
  kind: text<SessionKind>('kind'),
  createdAt: integer('created_at'),
  lastSeenAt: integer('last_seen_at'),
  /** The latest moment at which it can still be used, however busy it is. */
  expiresAt: integer('expires_at'),
  /** When its user was locked, which ended it for good; kept so that they can be told why. */
  lockedAt: nullable(integer('locked_at')),
}
const sessions = createTable('sessions', columns)

/** A session as it is kept: of its secret only the hash. Times in milliseconds. */
export type SessionRecord = RecordOf<typeof columns>

/** A session that is locked against changes until the transaction ends. */
export interface HeldSession extends SessionRecord {
  isUserActive: boolean
}

export interface SessionsStore {
  insert(queries: Queries, session: SessionRecord): Promise<void>
  byId(queries: Queries, id: string): Promise<SessionRecord | null>
  /**
   * Reads a user's session and whether the user is active, and locks both rows until the transaction ends: a committed lock or
   * sign-out is seen, and a later one waits.
   */
  hold(transaction: DbTransaction, id: string, userId: string): Promise<HeldSession | null>
  touch(queries: Queries, id: string, lastSeenAt: number): Promise<void>
  remove(queries: Queries, id: string): Promise<void>
  /** Ends every session of a user who is being locked. */
  lockAllOf(queries: Queries, userId: string, lockedAt: number): Promise<void>
  /** Forgets up to `limit` sessions that ended before `now`. Answers how many. */
  removeExpired(queries: Queries, now: number, limit: number): Promise<number>
}

export function createSessionsStore(): SessionsStore {
  return {
    insert: sessions.insert,
    async byId(queries, id) {
      const row = await queries('sessions').where({ id }).first()
      return row ? sessions.toRecord(row) : null
    },
    async hold(transaction, id, userId) {
      // The user's row first, in the same order as where a user is locked, to avoid a deadlock.
      const row: { is_active: number } | undefined = await transaction('users')
        .join('sessions', 'sessions.user_id', 'users.id')
        .where({ 'users.id': userId, 'sessions.id': id })
        .forShare()
        .first('sessions.*', 'users.is_active')
      return row ? { ...sessions.toRecord(row), isUserActive: Boolean(row.is_active) } : null
    },
    async touch(queries, id, lastSeenAt) {
      await queries('sessions').where({ id }).update({ last_seen_at: lastSeenAt })
    },
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
