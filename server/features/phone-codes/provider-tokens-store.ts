import { createTable, integer, nullable, type RecordOf, varchar } from '#server/platform/db/columns.ts'
import type { Queries } from '#server/platform/db/database.ts'
import { isDuplicate } from '#server/platform/db/errors.ts'

const columns = {
  /** The hash of the token that a setting names, from which the others follow. */
  chain: varchar('chain'),
  /** Sealed; null before the first renewal. */
  accessToken: nullable(varchar('access_token')),
  /** Sealed. It can be used once. */
  refreshToken: varchar('refresh_token'),
  expiresAt: integer('expires_at'),
  /** Until when one process renews them alone; 0 while none does. */
  renewingUntil: integer('renewing_until'),
  /** How often they were renewed. */
  version: integer('version'),
  updatedAt: integer('updated_at'),
}
const tokens = createTable('phone_provider_tokens', columns)
/** The tokens that follow from one that was set. */
export type ProviderTokens = RecordOf<typeof columns>

/** New tokens, sealed. */
export type RenewedTokens = Pick<ProviderTokens, 'accessToken' | 'refreshToken' | 'expiresAt' | 'updatedAt'>

/** Keeps the tokens of a provider, which all servers share, since each refresh token can be used once. */
export interface ProviderTokensStore {
  of(queries: Queries, chain: string): Promise<ProviderTokens | null>
  /** Keeps the first ones, unless another server was faster; deletes those that were not renewed since `since`. */
  begin(queries: Queries, first: ProviderTokens, since: number): Promise<void>
  /** Claims the renewal of the tokens of a version until `until`. Returns whether no other process has it. */
  claim(queries: Queries, tokens: ProviderTokens, now: number, until: number): Promise<boolean>
  /** Keeps renewed tokens, and ends the claim. */
  renew(queries: Queries, of: ProviderTokens, renewed: RenewedTokens): Promise<void>
  /** Ends the claim without new tokens. */
  release(queries: Queries, of: ProviderTokens): Promise<void>
}

export const createProviderTokensStore = (): ProviderTokensStore => ({
  async of(queries, chain) {
    const row = await queries('phone_provider_tokens').where({ chain }).first()
    return row ? tokens.toRecord(row) : null
  },

  async begin(queries, first, since) {
    await queries('phone_provider_tokens').where('updated_at', '<', since).delete()
    await tokens.insert(queries, first).catch((error: unknown) => {
      if (!isDuplicate(error)) throw error
    })
  },

  async claim(queries, { chain, version }, now, until) {
    const claimed = await queries('phone_provider_tokens')
      .where({ chain, version })
      .where('renewing_until', '<=', now)
      .update({ renewing_until: until })
    return claimed === 1
  },

  async renew(queries, { chain, version }, { accessToken, refreshToken, expiresAt, updatedAt }) {
    await queries('phone_provider_tokens')
      .where({ chain, version })
      .update({
        access_token: accessToken,
        refresh_token: refreshToken,
        expires_at: expiresAt,
        updated_at: updatedAt,
        renewing_until: 0,
        version: version + 1,
      })
  },

  async release(queries, { chain, version }) {
    await queries('phone_provider_tokens').where({ chain, version }).update({ renewing_until: 0 })
  },
})
