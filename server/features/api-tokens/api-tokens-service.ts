import { type ApiToken, type ApiTokenRequest, type ApiTokenResponse, apiTokenSchema } from '#contracts/api-tokens.ts'
import { DAY_MS } from '#contracts/rules/calendar.ts'
import { API_TOKEN_DAYS, API_TOKENS_MAX } from '#contracts/rules/limits.ts'
import type { Sessions } from '#server/features/auth/sessions.ts'
import type { Actor, Audited } from '#server/platform/audit-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, DbTransaction } from '#server/platform/db/database.ts'
import type { Session } from '#server/platform/http/route.ts'
import { toIsoString } from '#server/platform/iso-time.ts'
import type { Page, PageRequest } from '#server/platform/pages.ts'
import { invalidField, Refusal } from '#server/platform/problems.ts'
import { sharedFields } from '#server/platform/shared-fields.ts'
import type { ApiTokensStore, ListedApiToken } from './api-tokens-store.ts'
import { refusals } from './refusals.ts'
import { hintOf, sessionTokenOf, tokenText } from './token-text.ts'

/** The tokens with which customers' programs call the API. Each is a session of the kind `token`, so that it ends as sessions do. */
export interface ApiTokensService {
  list(userId: string, page: PageRequest): Promise<Page<ApiToken>>
  /** Throws a 422 for a time that is too early or too late, a 409 for one token too many. */
  create(actor: Actor, request: ApiTokenRequest): Promise<ApiTokenResponse>
  /** Ends a token for good. Throws a 404 for none of this customer's. */
  revoke(actor: Actor, id: string): Promise<void>
  /** The session of a token, from its text; null if it has ended or never was. Records that it is used. */
  find(text: string): Promise<Session | null>
}

interface ApiTokensDeps {
  database: Pick<Database, 'queries'>
  sessions: Pick<Sessions, 'open' | 'find' | 'end'>
  store: ApiTokensStore
  audited: Audited
  /** Makes other transactions that lock the customer wait. */
  lock: (tx: DbTransaction, userId: string) => Promise<void>
  clock: Clock
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** By how much the clock of a customer's machine, which counts the days, may differ from ours. */
const CLOCK_DIFFERENCE = HOUR

export function createApiTokens({ database, sessions, store, audited, lock, clock }: ApiTokensDeps): ApiTokensService {
  const stateOf = ({ isEnded, expiresAt }: ListedApiToken): ApiToken['state'] => {
    if (isEnded) return 'ended'
    return expiresAt <= clock.now() ? 'expired' : 'active'
  }
  const toToken = (record: ListedApiToken): ApiToken => ({
    ...sharedFields(apiTokenSchema, record),
    scopes: [...record.scopes],
    hint: hintOf(record.id),
    state: stateOf(record),
    createdAt: toIsoString(record.createdAt),
    lastUsedAt: record.lastUsedAt === null ? null : toIsoString(record.lastUsedAt),
    expiresAt: toIsoString(record.expiresAt),
  })

  /** When a new token ends. */
  function endOf({ expiresAt }: ApiTokenRequest): number {
    const now = clock.now()
    const { min, max } = API_TOKEN_DAYS
    const end = expiresAt === undefined ? now + API_TOKEN_DAYS.default * DAY_MS : Date.parse(expiresAt)
    if (end >= now + min * DAY_MS - CLOCK_DIFFERENCE && end <= now + max * DAY_MS + CLOCK_DIFFERENCE) return end
    throw invalidField('expiresAt', {
      vi: `Token dùng được từ ${min} đến ${max} ngày`,
      en: `A token can be used for ${min} to ${max} days`,
      zh: `令牌有效期为 ${min} 至 ${max} 天`,
    })
  }

  return {
    async list(userId, page) {
      const { rows, nextCursor } = await store.listOf(database.queries, userId, page)
      return { rows: rows.map(toToken), nextCursor }
    },

    create(actor, request) {
      const { userId } = actor.session
      const expiresAt = endOf(request)
      const { name } = request
      const scopes = [...new Set(request.scopes)]
      return audited(
        actor,
        async (tx) => {
          // Of concurrent ones, each counts those before it.
          await lock(tx, userId)
          const now = clock.now()
          if ((await store.countOf(tx, userId, now)) >= API_TOKENS_MAX) throw new Refusal(refusals.too_many_tokens)
          const opened = await sessions.open(tx, userId, 'token', { expiresAt })
          const [id = ''] = opened.split('.')
          const record = { id, userId, name, scopes, createdAt: now, lastUsedAt: null, expiresAt }
          await store.insert(tx, record)
          const after = { name, scopes, expiresAt: toIsoString(expiresAt) }
          return {
            result: { token: toToken({ ...record, isEnded: false }), secret: tokenText(opened) },
            change: { action: 'api_token.create', targetId: id, before: null, after },
          }
        },
        { wallet: userId },
      )
    },

    async revoke(actor, id) {
      await audited(actor, async (tx) => {
        const token = await store.byId(tx, id)
        if (token?.userId !== actor.session.userId) throw new Refusal('not_found')
        await sessions.end(id, tx)
        await store.remove(tx, id)
        const before = { name: token.name, scopes: token.scopes }
        return { result: undefined, change: { action: 'api_token.revoke', targetId: id, before, after: null } }
      })
    },

    async find(text) {
      const sessionToken = sessionTokenOf(text)
      const session = sessionToken === null ? null : await sessions.find(sessionToken, 'token')
      const token = session && (await store.byId(database.queries, session.id))
      if (!token) return null
      const now = clock.now()
      // This also holds if it was last used in the future, since the clock was set back.
      if (token.lastUsedAt === null || Math.abs(now - token.lastUsedAt) >= MINUTE)
        await store.touch(database.queries, token.id, now)
      return { ...session, scopes: token.scopes }
    },
  }
}
