import type { AuthFeature } from '#server/features/auth/create-auth.ts'
import type { JobsFeature } from '#server/features/jobs/create-jobs.ts'
import type { PaymentsFeature } from '#server/features/payments/create-payments.ts'
import type { PaymentGateway } from '#server/features/payments/payment-gateway.ts'
import type { UsersFeature } from '#server/features/users/create-users.ts'
import type { VpsFeature } from '#server/features/vps/create-vps.ts'
import type { WalletFeature } from '#server/features/wallet/create-wallet.ts'
import type { Platform } from '#server/platform/platform.ts'
import { waitingOrdersRoutes } from './waiting-orders-routes.ts'
import { createWaitingOrders } from './waiting-orders-service.ts'
import { createWaitingOrdersStore } from './waiting-orders-store.ts'

export interface WaitingOrdersSettings {
  /** The gateways that are set up. */
  gateways: readonly PaymentGateway[]
}

interface WaitingOrdersDeps {
  settings: WaitingOrdersSettings
  jobs: JobsFeature
  users: UsersFeature
  auth: AuthFeature
  wallet: WalletFeature
  payments: PaymentsFeature
  vps: VpsFeature
}

/** Orders that wait for the money that pays for them. */
export type WaitingOrdersFeature = ReturnType<typeof createWaitingOrdersFeature>

export function createWaitingOrdersFeature(platform: Platform, deps: WaitingOrdersDeps) {
  const { database, idempotency, clock } = platform
  const { settings, payments } = deps
  const { ledger, transactions, wallet } = deps.wallet
  const { vps } = deps.vps
  const orders = createWaitingOrders({
    database,
    sessions: deps.auth.sessions,
    transactions,
    ledger,
    users: deps.users.store,
    idempotency,
    clock,
    jobs: deps.jobs.store,
    store: createWaitingOrdersStore(),
    services: () => ({ wallet, vps }),
    amountsOf: (method) => settings.gateways.find(({ name }) => name === method)?.amounts ?? null,
  })
  return {
    orders,
    handlers: orders.jobs,
    routes: waitingOrdersRoutes({ orders, completePayment: payments.completePayment }),
  }
}
