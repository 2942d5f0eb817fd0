import { systemActionTypes } from '#contracts/rules/machine-actions.ts'
import type { AddressesFeature } from '#server/features/addresses/create-addresses.ts'
import type { AuthFeature } from '#server/features/auth/create-auth.ts'
import type { CatalogFeature } from '#server/features/catalog/create-catalog.ts'
import type { CustomerWebhooksFeature } from '#server/features/customer-webhooks/create-customer-webhooks.ts'
import type { JobsFeature } from '#server/features/jobs/create-jobs.ts'
import type { OffersFeature } from '#server/features/offers/create-offers.ts'
import type { SshKeysFeature } from '#server/features/ssh-keys/create-ssh-keys.ts'
import type { UsersFeature } from '#server/features/users/create-users.ts'
import { createActionsStore } from '#server/features/vps/actions-store.ts'
import type { VpsFeature } from '#server/features/vps/create-vps.ts'
import type { MachinePlaces } from '#server/features/vps/machine-places.ts'
import { vpsRetryInfo } from '#server/features/vps/vps-lifecycle.ts'
import { PROVISION } from '#server/features/vps/vps-service.ts'
import type { WalletFeature } from '#server/features/wallet/create-wallet.ts'
import type { Queries } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { createActionRequests, MACHINE_ACTION } from './action-requests.ts'
import { createActionRunner } from './action-runner.ts'
import type { AddressPool } from './address-pool.ts'
import type { ConsoleMachines } from './console/console-machines.ts'
import { consoleRoutes } from './console/console-routes.ts'
import { createConsoleTicketsStore } from './console/console-tickets-store.ts'
import { createConsoles } from './console/consoles.ts'
import { toAction } from './machine-states.ts'
import { machinesRoutes } from './machines-routes.ts'
import { createMachinesService } from './machines-service.ts'
import { createMachineMetrics, MEASURE_MACHINES } from './metrics/machine-metrics.ts'
import { metricsRoutes } from './metrics/metrics-routes.ts'
import { createMetricsStore } from './metrics/metrics-store.ts'
import type { Provisioner } from './provisioner.ts'
import { createResizes } from './resizes.ts'
import { createSandboxMachinesStore } from './sandbox/sandbox-machines-store.ts'
import { createSandboxProvisioner } from './sandbox/sandbox-provisioner.ts'
import { createSealing, newMachinePassword } from './secrets.ts'

export interface MachinesSettings {
  /** Whether the site is served over https. */
  https: boolean
  /** The secret that passwords of machines, links of mails and second factors are sealed with, by keys derived from it. */
  machineKey: string
  /** How long the sandbox takes to create a machine or make a payment, in milliseconds. */
  sandboxDelay: number
  /** Returns what makes and operates machines. Default: the sandbox. */
  provisioner?: (sandbox: Provisioner) => Provisioner
  /** A customer's public keys with these ids; unknown ids are left out. Default: those that they have added. */
  publicKeysOf?: (queries: Queries, userId: string, ids: readonly string[]) => Promise<string[]>
  /** Finds machines and opens their consoles. Default: those of the driver. */
  consoleMachines?: ConsoleMachines | undefined
  /** Returns the origin of the site, where the browser goes after payment. */
  siteOrigin: (origin?: string) => string
}

interface MachinesDeps {
  settings: MachinesSettings
  jobs: JobsFeature
  users: UsersFeature
  catalog: CatalogFeature
  auth: AuthFeature
  webhooks: CustomerWebhooksFeature
  wallet: WalletFeature
  offers: OffersFeature
  sshKeys: SshKeysFeature
  vps: VpsFeature
  addresses: AddressesFeature
  /** Where machines get their places and addresses from. */
  machinesAdmin: { places: MachinePlaces; machineAddresses: AddressPool }
}

/** The machines of instances: what they do, and how customers operate them. */
export type MachinesFeature = ReturnType<typeof createMachinesFeature>

export function createMachinesFeature(platform: Platform, deps: MachinesDeps) {
  const { database, idempotency, audit, clock, ids, timers, log, metrics } = platform
  const { settings, auth, machinesAdmin, webhooks } = deps
  const { https, siteOrigin } = settings
  const jobs = deps.jobs.store
  const users = deps.users.store
  const { sessions } = auth
  const { requireRecent: requireRecentFactor } = auth.factors
  const { ledger, transactions } = deps.wallet
  const { catalog, store: catalogStore } = deps.catalog
  const { instances, machinesStore, vps } = deps.vps
  const { places } = machinesAdmin

  const sandbox = createSandboxProvisioner({
    database,
    machines: createSandboxMachinesStore(),
    clock: platform.monotonicClock,
    delay: settings.sandboxDelay,
  })
  const provisioner = settings.provisioner?.(sandbox) ?? sandbox
  const actions = createActionsStore({
    async onEnded(tx, action) {
      // What the system does is reported as a change of the status.
      if (systemActionTypes.some((type) => type === action.type)) return
      const instance = await instances.byId(tx, action.vpsId)
      const user = instance && (await users.byId(tx, instance.userId))
      if (!user) return
      const event = action.state === 'done' ? 'action.done' : 'action.failed'
      await webhooks.events.note(tx, user.id, event, { action: toAction(action, user.language ?? 'vi') })
    },
  })
  const sealing = createSealing(settings.machineKey)
  const resizes = createResizes({
    secrets: deps.offers.quoteSecrets,
    catalog,
    catalogStore,
    transactions,
    ledger,
    places,
    clock,
    ids,
  })
  const requests = createActionRequests({
    queries: database.queries,
    sessions,
    instances,
    machines: machinesStore,
    actions,
    jobs,
    idempotency,
    ledger,
    resizes,
    catalogStore,
    places,
    provisioner,
    sealing,
    newPassword: newMachinePassword,
    clock,
    ids,
    publicKeysOf: settings.publicKeysOf ?? deps.sshKeys.store.publicKeysOf,
  })
  const runner = createActionRunner({
    database,
    instances,
    machines: machinesStore,
    actions,
    requests,
    vps,
    resizes,
    provisioner,
    addresses: machinesAdmin.machineAddresses,
    sealing,
    clock,
  })
  const machineMetrics = createMachineMetrics({ database, jobs, provisioner, store: createMetricsStore(), clock })
  const machines = createMachinesService({
    database,
    sessions,
    instances,
    machines: machinesStore,
    actions,
    idempotency,
    resizes,
    provisioner,
    sealing,
    catalog,
    catalogStore,
    transactions,
    addresses: deps.addresses.addresses,
    trafficOf: machineMetrics.trafficOf,
    wake: deps.vps.wake,
  })

  const consoleTickets = createConsoleTicketsStore()
  const consoles = createConsoles({
    database,
    sessions,
    audit,
    clock,
    timers,
    log,
    metrics,
    tickets: consoleTickets,
    machines: settings.consoleMachines ?? {
      async find(queries, id) {
        const instance = await instances.byId(queries, id)
        if (!instance) return null
        const { userId, name, status, power } = instance
        // One of an earlier version has no row, and its driver knows it by its id.
        const ref = (await machinesStore.byId(queries, id))?.ref ?? id
        return { id, userId, name, ref, state: { status, power, busy: null, snapshots: 0, canGrow: false } }
      },
      open: ({ id, ref }) => provisioner.openConsole(id, ref),
    },
  })

  return {
    consoles,
    consoleTickets,
    machines,
    /** Measures machines from now on, as a process starts. */
    begin: machineMetrics.begin,
    provisioner,
    requests,
    runner,
    /** The jobs without which no machine is set up or changed. */
    machineJobs: [PROVISION, MACHINE_ACTION],
    handlers: {
      [PROVISION]: { ...runner.provisioning, retryInfo: vpsRetryInfo(instances) },
      [MACHINE_ACTION]: runner.acting,
      [MEASURE_MACHINES]: machineMetrics.measuring,
    },
    routes: [
      ...machinesRoutes({ machines, requests, requireRecentFactor }),
      ...metricsRoutes({
        metrics: machineMetrics,
        queries: database.queries,
        ownerOf: async (queries, id) => (await instances.byId(queries, id))?.userId ?? null,
      }),
      ...consoleRoutes({ consoles, siteOrigin, https }),
    ],
  }
}
