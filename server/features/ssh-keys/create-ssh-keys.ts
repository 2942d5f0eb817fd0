import type { AuthFeature } from '#server/features/auth/create-auth.ts'
import type { WalletFeature } from '#server/features/wallet/create-wallet.ts'
import type { Platform } from '#server/platform/platform.ts'
import { sshKeysRoutes } from './ssh-keys-routes.ts'
import { createSshKeysService } from './ssh-keys-service.ts'
import { createSshKeysStore } from './ssh-keys-store.ts'

interface SshKeysDeps {
  auth: AuthFeature
  wallet: WalletFeature
}

/** Customers' public keys. */
export type SshKeysFeature = ReturnType<typeof createSshKeysFeature>

export function createSshKeysFeature(platform: Platform, { auth, wallet }: SshKeysDeps) {
  const { database, idempotency, clock, ids } = platform
  const { sessions } = auth
  const store = createSshKeysStore()
  const keys = createSshKeysService({ database, sessions, ledger: wallet.ledger, idempotency, clock, ids, keys: store })
  return { store, keys, routes: sshKeysRoutes({ keys }) }
}
