import { createHash, timingSafeEqual } from 'node:crypto'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, DbTransaction, Queries, TransactionOptions } from '#server/platform/db/database.ts'
import type { Session } from '#server/platform/http/route.ts'
import { type Ids, isId, newSecret } from '#server/platform/ids.ts'
import { Refusal } from '#server/platform/problems.ts'
import type { SessionKind, SessionRecord, SessionsStore } from './sessions-store.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * How long a session lasts unused (`idle`) and in total (`absolute`), and how often its use is recorded (`touch`). An admin's is
 * short, since the back-office keeps its token where scripts can read it.
 */
const lifetimes: Record<SessionKind, { idle: number; absolute: number; touch: number }> = {
  customer: { idle: 7 * DAY, absolute: 30 * DAY, touch: 5 * MINUTE },
  admin: { idle: 30 * MINUTE, absolute: 8 * HOUR, touch: MINUTE },
}

/** How long a browser keeps the customer's cookie, in seconds. */
export const COOKIE_SECONDS = lifetimes.customer.absolute / 1000

/** The hash of a session's secret, as it is stored. */
export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** Opens, finds and ends sessions. A token is `<id>.<secret>`; only the secret's hash is stored. */
export interface Sessions {
  /** Opens a session and returns its new token. */
  open(queries: Queries, userId: string, kind: SessionKind): Promise<string>
  /**
   * Returns the session of a token; null when the token is invalid, of another kind, or the session has ended. Throws
   * `session_locked` when it was ended by locking its user: the holder of the token may know why.
   */
  find(token: string, kind: SessionKind): Promise<Session | null>
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
  end(id: string): Promise<void>
  /** Ends the session of a token that is replaced by another one. Does nothing for an invalid token. */
  removeByToken(queries: Queries, token: string, kind: SessionKind): Promise<void>
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

  return {
    async open(queries, userId, kind) {
      const now = clock.now()
      const id = ids.next()
      const secret = newSecret()
      const expiresAt = now + lifetimes[kind].absolute
      await store.insert(queries, {
        id,
        secretHash: sha256(secret),
        userId,
        kind,
        createdAt: now,
        lastSeenAt: now,
        expiresAt,
        lockedAt: null,
      })
      return `${id}.${secret}`
    },

    async find(token, kind) {
      const session = await findByToken(database.queries, token, kind)
      if (!session) return null
      const { id } = session
      if (session.lockedAt !== null) throw new Refusal('session_locked')
      const now = clock.now()
      if (isOver(session, now)) return null
      // Also if it was last seen in the future: the clock was set back, so its idle time starts now.
      if (Math.abs(now - session.lastSeenAt) >= lifetimes[kind].touch) await store.touch(database.queries, id, now)
      return { id, userId: session.userId }
    },

    transaction: (session, work, options) =>
      database.transaction(async (tx) => {
        const held = await store.hold(tx, session.id, session.userId)
        if (held && (held.lockedAt !== null || !held.isUserActive)) throw new Refusal('session_locked')
        if (!held || isOver(held, clock.now())) throw new Refusal('not_signed_in')
        return work(tx)
      }, options),

    end: (id) => store.remove(database.queries, id),
    async removeByToken(queries, token, kind) {
      const session = await findByToken(queries, token, kind)
      if (session) await store.remove(queries, session.id)
    },
    lockAllOf: (queries, userId) => store.lockAllOf(queries, userId, clock.now()),
  }
}
