import { addressesRoutes } from '#server/features/addresses/addresses-routes.ts'
import { createAddresses } from '#server/features/addresses/addresses-service.ts'
import { createAddressesStore } from '#server/features/addresses/addresses-store.ts'
import { createPoolsAdmin, type MachinesById } from '#server/features/addresses/pools-admin.ts'
import { createPoolsStore } from '#server/features/addresses/pools-store.ts'
import { createReverseNames, type ReverseDns } from '#server/features/addresses/reverse-names.ts'
import type { SessionTransactions } from '#server/features/auth/sessions.ts'
import type { CatalogStore } from '#server/features/catalog/catalog-store.ts'
import type { JobsStore } from '#server/features/jobs/jobs-store.ts'
import type { ActionRunner } from '#server/features/machines/action-runner.ts'
import type { Provisioner } from '#server/features/machines/provisioner.ts'
import { createEngineActions } from '#server/features/machines-office/engine-actions.ts'
import { createMachineAddresses } from '#server/features/machines-office/machine-addresses.ts'
import { createMachineChecks } from '#server/features/machines-office/machine-checks.ts'
import { createMachinePlaces } from '#server/features/machines-office/machine-places.ts'
import { machineChecksRoutes, unsettledActionsRoutes } from '#server/features/machines-office/machines-office-routes.ts'
import { createUnsettledActions } from '#server/features/machines-office/unsettled-actions.ts'
import { createUnsettledActionsStore } from '#server/features/machines-office/unsettled-actions-store.ts'
import { createCapacity } from '#server/features/nodes/capacity.ts'
import { createNodesAdmin } from '#server/features/nodes/nodes-admin.ts'
import { nodesRoutes } from '#server/features/nodes/nodes-routes.ts'
import { createNodesStore } from '#server/features/nodes/nodes-store.ts'
import { createNodesWatch } from '#server/features/nodes/nodes-watch.ts'
import { createChecksStore } from '#server/features/reconciliation/reconciliations-store.ts'
import type { UsersStore } from '#server/features/users/users-store.ts'
import { type InstancesStore, numberOf } from '#server/features/vps/instances-store.ts'
import type { Audited } from '#server/platform/audit-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, Queries } from '#server/platform/db/database.ts'
import type { IdempotencyStore } from '#server/platform/idempotency-store.ts'
import type { Ids } from '#server/platform/ids.ts'
import type { Log } from '#server/platform/log.ts'
import type { Timers } from '#server/platform/timers.ts'

interface InfrastructureDeps {
  database: Database
  sessions: SessionTransactions
  instances: Pick<InstancesStore, 'byId' | 'byIds'>
  users: Pick<UsersStore, 'namesOf'>
  catalogStore: Pick<CatalogStore, 'locations' | 'images'>
  audited: Audited
  idempotency: IdempotencyStore
  clock: Clock
  ids: Ids
  timers: Timers
  log: Log
  jobs: Pick<JobsStore, 'runNow'>
  /** What makes machines. */
  hypervisor: Pick<Provisioner, 'list' | 'nodes' | 'images'>
  /** The engine of the actions with machines, which gets its addresses from here. */
  runner: () => Pick<ActionRunner, 'adopt' | 'mayRepeat'>
  /** What publishes reverse names; null where they are only stored. */
  reverseDns: ReverseDns | null
}

/** Composes what machines need around them: addresses, nodes, and what admins see of both. */
export function composeInfrastructure(deps: InfrastructureDeps) {
  const { database, sessions, instances, users, catalogStore, jobs, hypervisor, runner, reverseDns } = deps
  const { audited, idempotency, clock, ids, timers, log } = deps
  const office = { database, audited, idempotency, clock, ids }
  const pools = createPoolsStore()
  const addressesStore = createAddressesStore()
  const nodes = createNodesStore()
  const addresses = createAddresses({ pools, addresses: addressesStore, clock })
  const capacity = createCapacity({ nodes })

  const machines: MachinesById = async (queries, machineIds) => {
    if (machineIds.length === 0) return new Map()
    const found = await instances.byIds(queries, machineIds)
    return new Map(
      found.map((instance) => {
        const { id, name, status } = instance
        return [id, { id, number: numberOf(instance), name, status }]
      }),
    )
  }
  const hasLocation = async (queries: Queries, locationId: number) =>
    (await catalogStore.locations.byId(queries, locationId)) !== null
  const hasNode = async (queries: Queries, nodeId: string, locationId: number) =>
    (await nodes.byId(queries, nodeId))?.locationId === locationId
  const ownerOf = async (queries: Queries, vpsId: string) => {
    const instance = await instances.byId(queries, vpsId)
    return instance && instance.status !== 'terminated' ? instance.userId : null
  }

  const checks = createMachineChecks({
    ...{ database, audited, clock, ids, timers, log, hypervisor, machines },
    store: createChecksStore('machine_checks'),
  })
  const nodesWatch = createNodesWatch({
    ...{ database, nodes, clock, timers, log },
    ask: () => hypervisor.nodes(),
    findImages: (imageIds) => hypervisor.images(imageIds),
    imageIds: async (queries) => (await catalogStore.images.all(queries)).map(({ id }) => id),
  })
  const systems = async (queries: Queries) =>
    (await catalogStore.images.all(queries)).filter(({ isOffered }) => isOffered)

  return {
    addresses,
    machineAddresses: createMachineAddresses({ database, instances, addresses, capacity }),
    capacity,
    places: createMachinePlaces({ capacity, addresses }),
    checks,
    nodesWatch,
    routes: [
      ...addressesRoutes({
        admin: createPoolsAdmin({
          ...{ ...office, pools, addresses: addressesStore, machines },
          places: { hasLocation, hasNode },
        }),
        reverseNames: createReverseNames({ addresses: addressesStore, sessions, ownerOf, reverseDns, log }),
      }),
      ...nodesRoutes({ nodes: createNodesAdmin({ ...office, nodes, hasLocation, systems, watch: nodesWatch, log }) }),
      ...machineChecksRoutes({ checks }),
      ...unsettledActionsRoutes({
        actions: createUnsettledActions({
          ...{ database, audited, clock, machines, users },
          store: createUnsettledActionsStore(),
          actions: createEngineActions({ jobs, runner, addresses }),
        }),
      }),
    ],
  }
}
