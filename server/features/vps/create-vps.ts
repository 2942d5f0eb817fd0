import type { AuthFeature } from '#server/features/auth/create-auth.ts'
import type { CatalogFeature } from '#server/features/catalog/create-catalog.ts'
import type { CustomerWebhooksFeature } from '#server/features/customer-webhooks/create-customer-webhooks.ts'
import type { JobsFeature } from '#server/features/jobs/create-jobs.ts'
import type { OffersFeature } from '#server/features/offers/create-offers.ts'
import type { StatsFeature } from '#server/features/stats/create-stats.ts'
import type { StatusFeature } from '#server/features/status/create-status.ts'
import type { WalletFeature } from '#server/features/wallet/create-wallet.ts'
import type { DbTransaction, Queries } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { createInstancesStore, type InstanceRecord, type StatusChange } from './instances-store.ts'
import type { MachineDuties } from './machine-duties.ts'
import type { MachinePlaces } from './machine-places.ts'
import { createMachinesStore } from './machines-store.ts'
import { wakeRenewal } from './renewal-jobs.ts'
import { createTrials, TRIAL_END, trialRetryInfo } from './trials.ts'
import { vpsData, vpsEventOf } from './vps-events.ts'
import { createVpsLifecycle, type OnSetByAdmin } from './vps-lifecycle.ts'
import { vpsRoutes } from './vps-routes.ts'
import { createVpsService } from './vps-service.ts'

export interface VpsSettings {
  /** Whether machines are sold: a production server without anything that makes real ones sells none. Default: they are. */
  isSelling?: boolean
}

type OnStatusChanged = (
  tx: DbTransaction,
  instance: InstanceRecord,
  change: Pick<StatusChange, 'from' | 'to'>,
) => Promise<unknown>

interface VpsDeps {
  settings: VpsSettings
  stats: StatsFeature
  jobs: JobsFeature
  status: StatusFeature
  catalog: CatalogFeature
  auth: AuthFeature
  webhooks: CustomerWebhooksFeature
  wallet: WalletFeature
  offers: OffersFeature
  /** Sends the mails about an instance. */
  notices: { onStatusChanged: OnStatusChanged; onSetByAdmin: OnSetByAdmin }
  /** Called when an instance changes, since machines and their places refer to instances. */
  above: () => { machines: { requests: MachineDuties }; machinesAdmin: { places: MachinePlaces } }
}

/** What customers have ordered and tried. */
export type VpsFeature = ReturnType<typeof createVpsFeature>

export function createVpsFeature(platform: Platform, deps: VpsDeps) {
  const { database, idempotency, clock, ids } = platform
  const { sessions, audited } = deps.auth
  const { ledger, transactions } = deps.wallet
  const { bonuses, quotes } = deps.offers
  const { above, notices, webhooks } = deps
  const { catalog, store: catalogStore } = deps.catalog
  const wake = (queries: Queries, id: string) => wakeRenewal(deps.jobs.store, queries, id, clock.now())
  const instances = createInstancesStore({
    counters: deps.stats.counters,
    async onStatusChanged(tx, id, change) {
      const event = vpsEventOf(change)
      const instance = event && (await instances.byId(tx, id))
      if (!instance) return
      await webhooks.events.note(tx, instance.userId, event, vpsData(instance))
      await notices.onStatusChanged(tx, instance, change)
      if (change.from === 'suspended' && change.to === 'active') await wake(tx, id)
    },
  })
  const machines: MachineDuties = {
    follow: (...duty) => above().machines.requests.follow(...duty),
    publicKeys: (...keys) => above().machines.requests.publicKeys(...keys),
    keepKeys: (...keys) => above().machines.requests.keepKeys(...keys),
  }
  const vps = createVpsService({
    database,
    sessions,
    instances,
    transactions,
    ledger,
    idempotency,
    jobs: deps.jobs.store,
    quotes,
    bonuses,
    machines,
    catalog,
    catalogStore,
    isSelling: deps.settings.isSelling ?? true,
    clock,
    ids,
    places: {
      hasRoom: (...request) => above().machinesAdmin.places.hasRoom(...request),
      take: (...request) => above().machinesAdmin.places.take(...request),
      hasImage: (...request) => above().machinesAdmin.places.hasImage(...request),
      release: (...machine) => above().machinesAdmin.places.release(...machine),
    },
    recordSetupTime: (tx, createdAt) => deps.status.measurements.note(tx, 'setup', createdAt),
  })
  const trials = createTrials({
    database,
    sessions,
    instances,
    transactions,
    ledger,
    idempotency,
    quotes,
    bonuses,
    catalog,
    machines,
    clock,
    ids,
    onPaid: wake,
  })
  return {
    instances,
    /** Lets the job of an instance look at it now. */
    wake,
    /** Changes the status of instances, for admins. */
    lifecycle: createVpsLifecycle({
      database,
      instances,
      audited,
      machines,
      onSetByAdmin: notices.onSetByAdmin,
      idempotency,
      clock,
    }),
    machinesStore: createMachinesStore(),
    vps,
    handlers: { [TRIAL_END]: { ...trials.ending, retryInfo: trialRetryInfo(instances) } },
    routes: vpsRoutes({ vps, trials }),
  }
}
