import type { AuthFeature } from '#server/features/auth/create-auth.ts'
import type { UsersFeature } from '#server/features/users/create-users.ts'
import type { WalletFeature } from '#server/features/wallet/create-wallet.ts'
import type { Platform } from '#server/platform/platform.ts'
import { createWithdrawalsAdmin, type WithdrawalNotices } from './withdrawals-admin.ts'
import { withdrawalsRoutes } from './withdrawals-routes.ts'
import { createWithdrawals } from './withdrawals-service.ts'
import { createWithdrawalsStore } from './withdrawals-store.ts'

interface WithdrawalsDeps {
  users: UsersFeature
  auth: AuthFeature
  wallet: WalletFeature
  notices: WithdrawalNotices
}

/** Money that customers take out again. */
export type WithdrawalsFeature = ReturnType<typeof createWithdrawalsFeature>

export function createWithdrawalsFeature(platform: Platform, { users, auth, wallet, notices }: WithdrawalsDeps) {
  const { database, idempotency, clock, ids, log } = platform
  const { ledger, transactions } = wallet
  const { sessions, audited, factors } = auth
  const store = createWithdrawalsStore()
  const service = createWithdrawals({
    database,
    sessions,
    withdrawals: store,
    transactions,
    ledger,
    idempotency,
    clock,
    ids,
    log,
  })
  const admin = createWithdrawalsAdmin({
    database,
    withdrawals: store,
    service,
    transactions,
    users: users.store,
    ledger,
    audited,
    notices,
    clock,
  })
  return {
    store,
    withdrawals: service,
    routes: withdrawalsRoutes({ withdrawals: service, requireRecentFactor: factors.requireRecent, admin }),
  }
}
