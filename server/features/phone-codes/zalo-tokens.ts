import { createHash } from 'node:crypto'
import { DAY_MS } from '#contracts/rules/calendar.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { SendRequest } from '#server/platform/http/post.ts'
import type { Sealing } from '#server/platform/sealing.ts'
import type { Timers } from '#server/platform/timers.ts'
import { callProvider, codeOf, PROVIDER_TIMEOUT } from './call-provider.ts'
import type { ProviderTokens, ProviderTokensStore } from './provider-tokens-store.ts'

const MINUTE = 60_000

/** An access token is renewed so long before its end, in milliseconds. */
const MARGIN = 10 * MINUTE
/** Its lifetime if Zalo names none, in milliseconds. */
const LIFETIME = 60 * MINUTE
/** How long one process renews alone: longer than the call may take. */
const CLAIM = PROVIDER_TIMEOUT + 5000
/** How often, and how long apart in milliseconds, another process looks whether it has ended. */
const LOOKS = 40
const LOOK_EVERY = PROVIDER_TIMEOUT / LOOKS
/** A refresh token that was not used for three months has ended: its row is of no use. */
const FORGET_AFTER = 100 * DAY_MS

export interface ZaloTokenSettings {
  tokenUrl: string
  appId: string
  secretKey: string
  /** The refresh token that the operator has got. Each can be used once: afterwards the stored one that followed it counts. */
  refreshToken: string
}

/** An access token, or why there is none. */
export type ZaloToken = { token: string } | { fault: string }

/** The access tokens of an Official Account, shared by all servers. */
export interface ZaloTokens {
  /** The current token, renewed if its end is near, or if it is `rejected`, the one that Zalo has just refused. */
  current(rejected?: string): Promise<ZaloToken>
}

interface ZaloTokensDeps {
  database: Pick<Database, 'queries'>
  store: ProviderTokensStore
  sealing: Sealing
  send: SendRequest
  clock: Clock
  timers: Pick<Timers, 'sleep'>
}

export function createZaloTokens(settings: ZaloTokenSettings, deps: ZaloTokensDeps): ZaloTokens {
  const { database, store, sealing, send, clock, timers } = deps
  const { queries } = database
  // A new setting begins a new chain, while servers that still have the previous one go on with theirs.
  const chain = createHash('sha256').update(settings.refreshToken).digest('hex')
  const ids = { access: `${chain} access`, refresh: `${chain} refresh` }

  async function read(): Promise<ProviderTokens> {
    const found = await store.of(queries, chain)
    if (found) return found
    const now = clock.now()
    const refreshToken = sealing.seal(ids.refresh, settings.refreshToken)
    const first = { chain, accessToken: null, refreshToken, expiresAt: 0, renewingUntil: 0, version: 0, updatedAt: now }
    await store.begin(queries, first, now - FORGET_AFTER)
    return (await store.of(queries, chain)) ?? first
  }

  async function renew(held: ProviderTokens): Promise<ZaloToken> {
    const refreshToken = sealing.open(ids.refresh, held.refreshToken)
    if (refreshToken === null) {
      await store.release(queries, held)
      return { fault: 'token_unreadable' }
    }
    const { tokenUrl, appId, secretKey } = settings
    const result = await callProvider(send, {
      url: `${tokenUrl}/v4/oa/access_token`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', secret_key: secretKey },
      body: new URLSearchParams({
        refresh_token: refreshToken,
        app_id: appId,
        grant_type: 'refresh_token',
      }).toString(),
    })
    const { access_token: access, refresh_token: next, error, expires_in } = 'body' in result ? result.body : {}
    if (typeof access !== 'string' || typeof next !== 'string' || !access || !next) {
      await store.release(queries, held)
      return { fault: `token_${'fault' in result ? result.fault : codeOf(error)}` }
    }
    const lifetime = Number(expires_in) > 0 ? Number(expires_in) * 1000 : LIFETIME
    await store.renew(queries, held, {
      accessToken: sealing.seal(ids.access, access),
      refreshToken: sealing.seal(ids.refresh, next),
      expiresAt: clock.now() + lifetime,
      updatedAt: clock.now(),
    })
    return { token: access }
  }

  return {
    async current(rejected) {
      for (let look = 0; look < LOOKS; look += 1) {
        const held = await read()
        const token = held.accessToken === null ? null : sealing.open(ids.access, held.accessToken)
        const now = clock.now()
        if (token !== null && token !== rejected && held.expiresAt > now + MARGIN) return { token }
        if (await store.claim(queries, held, now, now + CLAIM)) return renew(held)
        await timers.sleep(LOOK_EVERY)
      }
      return { fault: 'token_busy' }
    },
  }
}
