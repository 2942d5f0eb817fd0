import type { AuthFeature } from '#server/features/auth/create-auth.ts'
import type { CatalogFeature } from '#server/features/catalog/create-catalog.ts'
import type { JobsFeature } from '#server/features/jobs/create-jobs.ts'
import type { MachinesFeature } from '#server/features/machines/create-machines.ts'
import type { MailFeature } from '#server/features/mail/create-mail.ts'
import type { PaymentsFeature } from '#server/features/payments/create-payments.ts'
import type { VpsFeature } from '#server/features/vps/create-vps.ts'
import type { WaitingOrdersFeature } from '#server/features/waiting-orders/create-waiting-orders.ts'
import type { WalletFeature } from '#server/features/wallet/create-wallet.ts'
import type { Platform } from '#server/platform/platform.ts'
import { createAdminRenewals } from './admin-renewals.ts'
import { createCharging } from './charging.ts'
import { forecastRoutes } from './forecast-routes.ts'
import { createForecastService } from './forecast-service.ts'
import { createPeriodsStore } from './periods-store.ts'
import { createPlanLives } from './plan-lives.ts'
import { planRoutes } from './plan-routes.ts'
import { createPlanService } from './plan-service.ts'
import { createPlansStore } from './plans-store.ts'
import { createReminders } from './reminders.ts'
import { createRenewalJobs } from './renewal-job.ts'
import type { RenewalNotices } from './renewal-notices.ts'
import { createSafety } from './safety.ts'

interface RenewalsDeps {
  auth: AuthFeature
  catalog: CatalogFeature
  jobs: JobsFeature
  mail: MailFeature
  /** Tells customers what happens to their instances. */
  notices: { renewals: RenewalNotices }
  wallet: WalletFeature
  payments: PaymentsFeature
  vps: VpsFeature
  machines: MachinesFeature
  waitingOrders: WaitingOrdersFeature
}

/** The lives of customers' instances: what is charged, suspended and ended, and what will be. */
export type RenewalsFeature = ReturnType<typeof createRenewalsFeature>

export function createRenewalsFeature(platform: Platform, deps: RenewalsDeps) {
  const { database, clock, ids } = platform
  const { ledger, transactions } = deps.wallet
  const { instances } = deps.vps
  const notices = deps.notices.renewals
  const machines = deps.machines.requests
  const plans = createPlansStore()
  const periods = createPeriodsStore()
  const charging = createCharging({ plans, periods, instances, machines, transactions, ledger, notices, clock, ids })
  const safety = createSafety({ mails: deps.mail.mails, payments: deps.payments.health, clock })
  const lives = createPlanLives({ database, plans, instances, machines, ledger, charging, safety, notices, clock })
  const reminders = createReminders({ database, plans, ledger, notices, clock })
  const jobs = createRenewalJobs({
    database,
    plans,
    lives,
    reminders,
    ledger,
    waitingOrders: deps.waitingOrders.orders,
    jobs: deps.jobs.store,
    clock,
  })
  const service = createPlanService({
    database,
    sessions: deps.auth.sessions,
    plans,
    instances,
    machines,
    transactions,
    ledger,
    charging,
    idempotency: platform.idempotency,
    notices,
    catalog: deps.catalog.catalog,
    clock,
    ids,
  })
  const admin = createAdminRenewals({ database, audited: deps.auth.audited, plans, instances, lives, clock })
  return {
    begin: jobs.begin,
    onCredited: jobs.onCredited,
    handlers: jobs.handlers,
    routes: [
      ...forecastRoutes({ forecast: createForecastService({ database, plans, ledger, clock }) }),
      ...planRoutes({ service, admin, clock, requireRecentFactor: deps.auth.factors.requireRecent }),
    ],
  }
}
