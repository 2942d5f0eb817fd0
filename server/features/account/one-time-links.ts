import { accountLink } from '#contracts/rules/account-links.ts'
import { DAY_MS } from '#contracts/rules/calendar.ts'
import { sha256 } from '#server/features/auth/sessions.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { DbTransaction, Queries } from '#server/platform/db/database.ts'
import { type Ids, newSecret } from '#server/platform/ids.ts'
import { Refusal } from '#server/platform/problems.ts'
import type { OneTimeToken, OneTimeTokensStore, TokenPurpose } from './one-time-tokens-store.ts'
import { refusals } from './refusals.ts'

const MINUTE = 60_000

/** How long a link of a mail can be used, in minutes. */
export const LINK_MINUTES = 30
/** How long each can be used, in milliseconds: one that only takes a change back has longer, since its reader may be asleep. */
const lifetimes: Record<TokenPurpose, number> = {
  reset: LINK_MINUTES * MINUTE,
  verify: LINK_MINUTES * MINUTE,
  change: LINK_MINUTES * MINUTE,
  stop: 3 * DAY_MS,
}
/** The page of each. */
const pages = { reset: 'reset', verify: 'verify', change: 'verify', stop: 'stop' } as const

/** A link, and the id and the end of its token. */
export interface IssuedLink {
  id: string
  link: string
  expiresAt: number
}

/** The links of mails that open something once. Only hashes of their tokens are stored. */
export interface OneTimeLinks {
  /** Makes a link in place of earlier ones of the same purpose; one that stops a change stands beside them. */
  issue(tx: DbTransaction, purpose: TokenPurpose, userId: string, email: string): Promise<IssuedLink>
  /** Notes that a link is to be made, for an address that may belong to nobody. Returns the id of the request. */
  request(tx: DbTransaction, purpose: TokenPurpose, email: string): Promise<string>
  /** Makes the link of a request, in place of earlier ones; null when it has one, or is too old. */
  issueFor(tx: DbTransaction, request: OneTimeToken, userId: string): Promise<IssuedLink | null>
  /** The token of a link, if it can be used. Throws a 410 otherwise. Changes nothing. */
  find(queries: Queries, token: string, purposes: readonly TokenPurpose[]): Promise<OneTimeToken & { userId: string }>
  /** Uses a token that was found. Throws a 410 when another request was faster. */
  use(tx: DbTransaction, token: OneTimeToken): Promise<void>
  /** Ends a user's links of some purposes. Returns how many ended. */
  endAllOf(tx: DbTransaction, userId: string, ...purposes: TokenPurpose[]): Promise<number>
}

interface OneTimeLinksDeps {
  store: OneTimeTokensStore
  clock: Clock
  ids: Ids
}

export function createOneTimeLinks({ store, clock, ids }: OneTimeLinksDeps): OneTimeLinks {
  const endAllOf: OneTimeLinks['endAllOf'] = (tx, userId, ...purposes) =>
    store.endAllOf(tx, userId, purposes, clock.now())

  function newToken(purpose: TokenPurpose, userId: string | null, email: string, tokenHash: string | null) {
    const createdAt = clock.now()
    const expiresAt = createdAt + lifetimes[purpose]
    return { id: ids.next(), purpose, userId, email, tokenHash, createdAt, expiresAt, usedAt: null }
  }

  return {
    endAllOf,

    async issue(tx, purpose, userId, email) {
      // Of several changes in a row, each former address keeps its way back.
      if (purpose !== 'stop') await endAllOf(tx, userId, purpose)
      const secret = newSecret()
      const token = newToken(purpose, userId, email, sha256(secret))
      await store.insert(tx, token)
      return { id: token.id, link: accountLink(pages[purpose], secret), expiresAt: token.expiresAt }
    },

    async request(tx, purpose, email) {
      const token = newToken(purpose, null, email, null)
      await store.insert(tx, token)
      return token.id
    },

    async issueFor(tx, { id, purpose, expiresAt }, userId) {
      if (expiresAt <= clock.now()) return null
      await endAllOf(tx, userId, purpose)
      const secret = newSecret()
      if (!(await store.give(tx, id, userId, sha256(secret)))) return null
      return { id, link: accountLink(pages[purpose], secret), expiresAt }
    },

    async find(queries, token, purposes) {
      const found = await store.byHash(queries, sha256(token))
      const isOpen = found && found.usedAt === null && found.expiresAt > clock.now()
      if (!isOpen || found.userId === null || !purposes.includes(found.purpose))
        throw new Refusal(refusals.link_expired)
      return { ...found, userId: found.userId }
    },

    async use(tx, { id }) {
      if (!(await store.use(tx, id, clock.now()))) throw new Refusal(refusals.link_expired)
    },
  }
}
