import type { Device } from '#contracts/account-sessions.ts'
import { createTable, flag, integer, json, nullable, type RecordOf, varchar } from '#server/platform/db/columns.ts'
import type { DbTransaction, Queries } from '#server/platform/db/database.ts'
import { prepareQuery } from '#server/platform/db/prepare-query.ts'
import { updateUnlessLocked } from '#server/platform/db/update-unless-locked.ts'
import { type Page, type PageRequest, pageOf } from '#server/platform/pages.ts'

/** Whose session it is: a customer's, proven by cookie, an admin's, proven by bearer token, or a program's, proven by a customer's API token. */
export type SessionKind = 'customer' | 'admin' | 'token'

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
  /** With what and from where it was opened; null for one from before this was recorded. */
  device: nullable(json<Device>('device')),
  network: nullable(varchar('network')),
  /** Whether the browser keeps it when it is closed. */
  isRemembered: flag('is_remembered'),
  /** When its second factor was last checked; null if it never was. */
  steppedUpAt: nullable(integer('stepped_up_at')),
  /** Whether it may only set up a second factor. */
  mustEnrol: flag('must_enrol'),
}
const sessions = createTable('sessions', columns)

const sessionById = prepareQuery((queries, id: string) => queries('sessions').where({ id }))
/** It locks both rows. The user's comes first, in the same order as where a user is locked, to avoid a deadlock. */
const sessionWithUser = prepareQuery((queries, userId: string, id: string) =>
  queries('users')
    .join('sessions', 'sessions.user_id', 'users.id')
    .where({ 'users.id': userId, 'sessions.id': id })
    .forShare()
    .select('sessions.*', 'users.is_active'),
)

/** A session as it is stored: only the hash of its secret. Times in milliseconds. */
export type SessionRecord = RecordOf<typeof columns>

/** A session whose row is locked until the transaction ends. */
export interface HeldSession extends SessionRecord {
  isUserActive: boolean
}

/** Which sessions of a user are listed. */
export interface SessionFilter {
  userId: string
  kind: SessionKind
  now: number
  usedSince: number
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
  /** A user's sessions of a kind that have not ended, newest first. `usedSince`: when they were last used at the earliest. */
  listOf(queries: Queries, filter: SessionFilter, page: PageRequest): Promise<Page<SessionRecord>>
  /** Ends the sessions of a user that are proven by cookie or bearer token, but not those of API tokens. Returns how many ended. */
  removeAllOf(tx: DbTransaction, userId: string, except: string | null): Promise<number>
  /** Ends a session of a user. Returns whether there was one. */
  removeOf(tx: DbTransaction, userId: string, id: string): Promise<boolean>
  /** Records that the second factor of a session was checked, after which it may do everything. */
  stepUp(tx: DbTransaction, id: string, steppedUpAt: number): Promise<void>
  /** Ends every session of a user who is being locked. */
  lockAllOf(queries: Queries, userId: string, lockedAt: number): Promise<void>
  /** Deletes up to `limit` sessions that ended before `now`. Returns how many it deleted. */
  removeExpired(queries: Queries, now: number, limit: number): Promise<number>
}

export function createSessionsStore(): SessionsStore {
  return {
    insert: sessions.insert,
    async byId(queries, id) {
      const [row] = await sessionById(queries, id)
      return row ? sessions.toRecord(row) : null
    },
    async hold(tx, id, userId) {
      const [row] = await sessionWithUser<{ is_active: number }>(tx, userId, id)
      return row ? { ...sessions.toRecord(row), isUserActive: Boolean(row.is_active) } : null
    },
    touch: (queries, id, lastSeenAt) => updateUnlessLocked(queries, 'sessions', id, 'last_seen_at', lastSeenAt),
    async remove(queries, id) {
      await queries('sessions').where({ id }).delete()
    },
    async listOf(queries, { userId, kind, now, usedSince }, page) {
      const query = queries('sessions')
        .where({ user_id: userId, kind, locked_at: null })
        .where('expires_at', '>', now)
        .where('last_seen_at', '>', usedSince)
        .orderBy('id', 'desc')
        .limit(page.limit + 1)
      if (page.before !== undefined) query.where('id', '<', page.before)
      const rows: object[] = await query
      return pageOf(rows.map(sessions.toRecord), page)
    },
    removeAllOf: (tx, userId, except) =>
      tx('sessions')
        .where({ user_id: userId, locked_at: null })
        .whereIn('kind', ['customer', 'admin'])
        .whereNot({ id: except ?? '' })
        .delete(),
    removeOf: async (tx, userId, id) =>
      (await tx('sessions').where({ id, user_id: userId, kind: 'customer' }).delete()) === 1,
    async stepUp(tx, id, steppedUpAt) {
      await tx('sessions').where({ id }).update({ stepped_up_at: steppedUpAt, must_enrol: 0 })
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
