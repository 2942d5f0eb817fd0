import { type Queries, type Transaction, whole } from '#server/platform/db/database.ts'

/** Whom a session lets in where: a customer by cookie, an admin by bearer token. */
export type SessionKind = 'customer' | 'admin'

/** A session as it is kept: of its secret only the hash. Times in milliseconds. */
export interface SessionRecord {
  id: string
  secretHash: string
  userId: string
  kind: SessionKind
  createdAt: number
  lastSeenAt: number
  /** The latest moment at which it can still be used, however busy it is. */
  expiresAt: number
  /** When its user was locked, which ended it for good; kept so that they can be told why. */
  lockedAt: number | null
}

/** A session that is locked against changes until the transaction ends. */
export interface HeldSession extends SessionRecord {
  isUserActive: boolean
}

interface Row {
  id: string
  secret_hash: string
  user_id: string
  kind: SessionKind
  created_at: unknown
  last_seen_at: unknown
  expires_at: unknown
  locked_at: unknown
}

const toRecord = (row: Row): SessionRecord => ({
  id: row.id,
  secretHash: row.secret_hash,
  userId: row.user_id,
  kind: row.kind,
  createdAt: whole(row.created_at),
  lastSeenAt: whole(row.last_seen_at),
  expiresAt: whole(row.expires_at),
  lockedAt: row.locked_at === null ? null : whole(row.locked_at),
})

export interface SessionsStore {
  insert(queries: Queries, session: SessionRecord): Promise<void>
  byId(queries: Queries, id: string): Promise<SessionRecord | null>
  /**
   * Reads a user's session and whether the user is active, and locks both rows until the transaction ends: a committed lock or
   * sign-out is seen, and a later one waits.
   */
  hold(transaction: Transaction, id: string, userId: string): Promise<HeldSession | null>
  touch(queries: Queries, id: string, lastSeenAt: number): Promise<void>
  remove(queries: Queries, id: string): Promise<void>
  /** Ends every session of a user who is being locked. */
  lockAllOf(queries: Queries, userId: string, lockedAt: number): Promise<void>
  /** Forgets up to `limit` sessions that ended before `now`. Answers how many. */
  removeExpired(queries: Queries, now: number, limit: number): Promise<number>
}

export function createSessionsStore(): SessionsStore {
  return {
    async insert(queries, session) {
      await queries('sessions').insert({
        id: session.id,
        secret_hash: session.secretHash,
        user_id: session.userId,
        kind: session.kind,
        created_at: session.createdAt,
        last_seen_at: session.lastSeenAt,
        expires_at: session.expiresAt,
        locked_at: session.lockedAt,
      })
    },
    async byId(queries, id) {
      const row: Row | undefined = await queries('sessions').where({ id }).first()
      return row ? toRecord(row) : null
    },
    async hold(transaction, id, userId) {
      // The user's row first, in the same order as where a user is locked, to avoid a deadlock.
      const row: (Row & { is_active: number }) | undefined = await transaction('users')
        .join('sessions', 'sessions.user_id', 'users.id')
        .where({ 'users.id': userId, 'sessions.id': id })
        .forShare()
        .first('sessions.*', 'users.is_active')
      return row ? { ...toRecord(row), isUserActive: Boolean(row.is_active) } : null
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
