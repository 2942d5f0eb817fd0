import { hash, timingSafeEqual } from 'node:crypto'
import type { Device } from '#contracts/account-sessions.ts'
import { DAY_MS } from '#contracts/rules/calendar.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, DbTransaction, Queries, TransactionOptions } from '#server/platform/db/database.ts'
import type { Session } from '#server/platform/http/route.ts'
import { type Ids, isId, newSecret } from '#server/platform/ids.ts'
import { coarseNetworkOf } from '#server/platform/networks.ts'
import type { Page, PageRequest } from '#server/platform/pages.ts'
import { Refusal } from '#server/platform/problems.ts'
import type { SessionKind, SessionRecord, SessionsStore } from './sessions-store.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/**
 * How long a session lasts unused (`idle`) and in total (`absolute`), and how often its use is recorded (`touch`). An admin's is
 * short, since the back-office keeps its token where scripts can read it.
 */
const lifetimes: Record<SessionKind, { idle: number; absolute: number; touch: number }> = {
  customer: { idle: 7 * DAY_MS, absolute: 30 * DAY_MS, touch: 5 * MINUTE },
  admin: { idle: 30 * MINUTE, absolute: 8 * HOUR, touch: MINUTE },
  // Each has an end of its own, within this. When one was used last is recorded with the token.
  token: { idle: 366 * DAY_MS, absolute: 366 * DAY_MS, touch: DAY_MS },
}

/** How long a browser keeps the customer's cookie, in seconds. */
export const COOKIE_SECONDS = lifetimes.customer.absolute / 1000

/** How long a session lasts at most whose browser forgets it when it is closed: some never are. */
const UNREMEMBERED = DAY_MS

/** For how long a check of the second factor counts. */
const STEP_UP_LIFETIME = 10 * MINUTE
/** Until when a session whose second factor was checked then may make calls that need it; null if it may not. */
export const stepUpEnd = (steppedUpAt: number | null, now: number): number | null =>
  steppedUpAt !== null && steppedUpAt <= now && now < steppedUpAt + STEP_UP_LIFETIME
    ? steppedUpAt + STEP_UP_LIFETIME
    : null

/** How a new session is opened. Default for each: not known, or as it is without. */
export interface Opening {
  /** Its end, in milliseconds. Default: the latest one of its kind. */
  expiresAt?: number
  device?: Device
  address?: string
  /** Whether the browser keeps it when it is closed. Default: it does. */
  isRemembered?: boolean
  /** When its second factor was checked. */
  steppedUpAt?: number | null
  /** Whether it may only set up a second factor. */
  mustEnrol?: boolean
}

/** The hash of a session's secret, as it is stored. */
export const sha256 = (text: string) => hash('sha256', text)

/** Opens, finds and ends sessions. A token is `<id>.<secret>`; only the secret's hash is stored. */
export interface Sessions {
  /** Opens a session and returns its new token. */
  open(queries: Queries, userId: string, kind: SessionKind, opening?: Opening): Promise<string>
  /**
   * Returns the session of a token; null when the token is invalid, of another kind, or the session has ended. Throws
   * `session_locked` when it was ended by locking its user: the holder of the token may know why.
   */
  find(token: string, kind: SessionKind): Promise<Session | null>
  /** Returns a session by its id, as `find` does: for what a session has been proven to have made, such as a ticket. */
  findById(id: string): Promise<Session | null>
  /**
   * Runs `work` in a transaction on behalf of a signed-in user, like `database.transaction`, if the session is still valid when the
   * transaction begins; the session cannot end before the transaction does. Throws `session_locked` or `not_signed_in` when it has
   * ended since the request was authenticated, for example while its body was arriving. Every change by a signed-in user goes
   * through here.
   */
  transaction<Result>(
    session: Session,
    work: (tx: DbTransaction) => Promise<Result>,
    options?: TransactionOptions,
  ): Promise<Result>
  /** Ends a session; `queries` is a transaction that it ends with. */
  end(id: string, queries?: Queries): Promise<void>
  /** Ends the session of a token that is replaced by another one. Does nothing for an invalid token. */
  removeByToken(queries: Queries, token: string, kind: SessionKind): Promise<void>
  /** A customer's sessions that have not ended, newest first. */
  listOf(userId: string, page: PageRequest): Promise<Page<SessionRecord>>
  /** Ends one of a customer's own sessions. Returns whether there was one. */
  endOf(tx: DbTransaction, userId: string, id: string): Promise<boolean>
  /** Ends a user's sessions but `except`, and none of API tokens. Returns how many ended. */
  endAllOf(tx: DbTransaction, userId: string, except: string | null): Promise<number>
  /** Records that the second factor of a session was checked now. */
  stepUp(tx: DbTransaction, id: string): Promise<void>
  /** Ends every session of a user who is being locked, for good: unlocking brings none of them back. */
  lockAllOf(queries: Queries, userId: string): Promise<void>
}

interface SessionsDeps {
  database: Database
  store: SessionsStore
  clock: Clock
  ids: Ids
}

/** Opens transactions on behalf of a signed-in user. */
export type SessionTransactions = Pick<Sessions, 'transaction'>

export function createSessions({ database, store, clock, ids }: SessionsDeps): Sessions {
  /** The session of a token, whether or not it has ended. */
  async function findByToken(queries: Queries, token: string, kind: SessionKind): Promise<SessionRecord | null> {
    const [id = '', secret = ''] = token.split('.')
    if (!isId(id)) return null
    const session = await store.byId(queries, id)
    if (!session || session.kind !== kind) return null
    return timingSafeEqual(Buffer.from(sha256(secret)), Buffer.from(session.secretHash)) ? session : null
  }

  /**
   * Whether a session is past its idle or its absolute end. One that would last longer than allowed was opened while the clock was
   * far ahead, and counts as ended too.
   */
  const isOver = ({ kind, expiresAt, lastSeenAt }: SessionRecord, now: number) => {
    const { idle, absolute } = lifetimes[kind]
    return now >= expiresAt || now >= lastSeenAt + idle || expiresAt - now > absolute + idle
  }

  /** A session that is used now; null if it has ended. Throws `session_locked` when its user was locked. */
  async function used(session: SessionRecord): Promise<Session | null> {
    const { id, userId, kind, steppedUpAt, mustEnrol } = session
    if (session.lockedAt !== null) throw new Refusal('session_locked')
    const now = clock.now()
    if (isOver(session, now)) return null
    // This also holds if it was last seen in the future: the clock was set back, so its idle time starts now.
    if (Math.abs(now - session.lastSeenAt) >= lifetimes[kind].touch) await store.touch(database.queries, id, now)
    return { id, userId, ...(steppedUpAt !== null && { steppedUpAt }), ...(mustEnrol && { mustEnrol }) }
  }

  return {
    async open(queries, userId, kind, opening = {}) {
      const { device = null, address, isRemembered = true, steppedUpAt = null, mustEnrol = false } = opening
      const now = clock.now()
      const longest = isRemembered ? lifetimes[kind].absolute : Math.min(lifetimes[kind].absolute, UNREMEMBERED)
      const expiresAt = opening.expiresAt ?? now + longest
      const id = ids.next()
      const secret = newSecret()
      await store.insert(queries, {
        id,
        secretHash: sha256(secret),
        userId,
        kind,
        createdAt: now,
        lastSeenAt: now,
        expiresAt,
        lockedAt: null,
        device,
        network: address === undefined ? null : coarseNetworkOf(address),
        isRemembered,
        steppedUpAt,
        mustEnrol,
      })
      return `${id}.${secret}`
    },

    async find(token, kind) {
      const session = await findByToken(database.queries, token, kind)
      return session && used(session)
    },

    async findById(id) {
      const session = await store.byId(database.queries, id)
      return session && used(session)
    },

    transaction: (session, work, options) =>
      database.transaction(async (tx) => {
        const held = await store.hold(tx, session.id, session.userId)
        if (held && (held.lockedAt !== null || !held.isUserActive)) throw new Refusal('session_locked')
        if (!held || isOver(held, clock.now())) throw new Refusal('not_signed_in')
        return work(tx)
      }, options),

    end: (id, queries = database.queries) => store.remove(queries, id),
    async removeByToken(queries, token, kind) {
      const session = await findByToken(queries, token, kind)
      if (session) await store.remove(queries, session.id)
    },
    listOf(userId, page) {
      const now = clock.now()
      const usedSince = now - lifetimes.customer.idle
      return store.listOf(database.queries, { userId, kind: 'customer', now, usedSince }, page)
    },
    endOf: store.removeOf,
    endAllOf: store.removeAllOf,
    stepUp: (tx, id) => store.stepUp(tx, id, clock.now()),
    lockAllOf: (queries, userId) => store.lockAllOf(queries, userId, clock.now()),
  }
}
