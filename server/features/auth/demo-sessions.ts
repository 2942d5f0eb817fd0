import { timingSafeEqual } from 'node:crypto'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Session } from '#server/platform/http/route.ts'
import { type Ids, idOf, isId, newSecret } from '#server/platform/ids.ts'
import { createNetworkRateLimit } from '#server/platform/rate-limit.ts'
import type { DemoSessionsStore } from './demo-sessions-store.ts'
import { sha256 } from './sessions.ts'

const HOUR = 60 * 60_000

/** How long a visitor may look at the demo before starting it again, in milliseconds, however much it is used. */
const LIFETIME = HOUR
/** How long a browser keeps the cookie of a demo, in seconds. */
export const DEMO_COOKIE_SECONDS = LIFETIME / 1000

/** The demos that may be started from one network in an hour. */
const MAX_STARTED = 100

/** The id of the demo customer, who is in no database but that of the demo. */
export const DEMO_CUSTOMER_ID = idOf(0, 0, '8'.padEnd(16, '0'))

/** Tokens of demos begin with this, so that one lookup finds any token. */
const PREFIX = 'demo.'

/**
 * The sessions of visitors who look at the demo: all as the same demo customer, and each with a token of its own, `demo.<id>.<secret>`.
 * They are rows like other sessions, so that every server knows them.
 */
export interface DemoSessions {
  /** Opens a session and returns its new token. Throws a 429 when too many were opened from the network. */
  open(address: string): Promise<string>
  /** Returns the session of a token; null when the token is invalid or the session has ended. */
  find(token: string): Promise<Session | null>
  end(id: string): Promise<void>
}

interface DemoSessionsDeps {
  database: Database
  store: DemoSessionsStore
  clock: Clock
  ids: Ids
  /** Whether demos that are started from an address are limited. */
  limits: (address: string) => boolean
}

export function createDemoSessions({ database, store, clock, ids, limits }: DemoSessionsDeps): DemoSessions {
  const started = createNetworkRateLimit({ clock, max: MAX_STARTED, window: HOUR })

  return {
    async open(address) {
      if (limits(address)) {
        started.check(address)
        started.count(address)
      }
      const id = ids.next()
      const secret = newSecret()
      const session = { id, secretHash: sha256(secret), expiresAt: clock.now() + LIFETIME }
      await database.transaction((tx) => store.insert(tx, session))
      return `${PREFIX}${id}.${secret}`
    },

    async find(token) {
      if (!token.startsWith(PREFIX)) return null
      const [id = '', secret = ''] = token.slice(PREFIX.length).split('.')
      const session = isId(id) ? await store.byId(database.queries, id) : null
      if (!session || !timingSafeEqual(Buffer.from(sha256(secret)), Buffer.from(session.secretHash))) return null
      // One that would last longer than allowed was opened while the clock was far ahead, and has ended too.
      const left = session.expiresAt - clock.now()
      return left > 0 && left <= 2 * LIFETIME ? { id, userId: DEMO_CUSTOMER_ID, isDemo: true } : null
    },

    end: (id) => store.remove(database.queries, id),
  }
}
