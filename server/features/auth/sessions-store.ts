import { type Queries, whole } from '#server/platform/db/database.ts'

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

export interface SessionsStore {
  insert(queries: Queries, session: SessionRecord): Promise<void>
  byId(queries: Queries, id: string): Promise<SessionRecord | null>
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
      const row = await queries('sessions').where({ id }).first()
      if (!row) return null
      return {
        id: row.id,
        secretHash: row.secret_hash,
        userId: row.user_id,
        kind: row.kind,
        createdAt: whole(row.created_at),
        lastSeenAt: whole(row.last_seen_at),
        expiresAt: whole(row.expires_at),
        lockedAt: row.locked_at === null ? null : whole(row.locked_at),
      }
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
