import type { AuthFeature } from '#server/features/auth/create-auth.ts'
import type { DbTransaction } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { apiTokensRoutes } from './api-tokens-routes.ts'
import { createApiTokens } from './api-tokens-service.ts'
import { createApiTokensStore } from './api-tokens-store.ts'

interface ApiTokensDeps {
  auth: AuthFeature
  /** Locks a customer, so that the number of tokens cannot be exceeded. */
  lock: (tx: DbTransaction, userId: string) => Promise<void>
}

/** The tokens of customers' programs. */
export type ApiTokensFeature = ReturnType<typeof createApiTokensFeature>

export function createApiTokensFeature({ database, clock }: Platform, { auth, lock }: ApiTokensDeps) {
  const { sessions, audited } = auth
  const store = createApiTokensStore()
  const tokens = createApiTokens({ database, sessions, store, audited, lock, clock })
  return {
    store,
    tokens,
    routes: apiTokensRoutes({ tokens, requireRecentFactor: auth.factors.requireRecent }),
  }
}
