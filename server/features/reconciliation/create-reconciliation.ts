import type { AuthFeature } from '#server/features/auth/create-auth.ts'
import { reportReaders } from '#server/features/payments/bank-reporters.ts'
import type { Platform } from '#server/platform/platform.ts'
import { reconciliationRoutes } from './reconciliation-routes.ts'
import { checkMoneyHere, createReconciliation, type MoneyCheck } from './reconciliation-service.ts'
import { createChecksStore } from './reconciliations-store.ts'

export interface ReconciliationSettings {
  /** Looks for differences in money that came in. Default: in this process. */
  checkMoney?: MoneyCheck
}

interface ReconciliationDeps {
  settings: ReconciliationSettings
  auth: AuthFeature
}

/** Compares what says how much money came in. */
export function createReconciliationFeature(platform: Platform, { settings, auth }: ReconciliationDeps) {
  const { database, clock, ids, timers, log } = platform
  const reconciliation = createReconciliation({
    database,
    audited: auth.audited,
    clock,
    ids,
    timers,
    log,
    store: createChecksStore('reconciliations'),
    check: settings.checkMoney ?? checkMoneyHere({ database, readers: reportReaders, clock }),
  })
  return { reconciliation, routes: reconciliationRoutes({ reconciliation }) }
}
