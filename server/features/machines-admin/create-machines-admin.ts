import type { AddressesFeature } from '#server/features/addresses/create-addresses.ts'
import type { AuthFeature } from '#server/features/auth/create-auth.ts'
import type { JobsFeature } from '#server/features/jobs/create-jobs.ts'
import type { ActionRunner } from '#server/features/machines/action-runner.ts'
import type { Provisioner } from '#server/features/machines/provisioner.ts'
import type { NodesFeature } from '#server/features/nodes/create-nodes.ts'
import { createChecksStore } from '#server/features/reconciliation/reconciliations-store.ts'
import type { UsersFeature } from '#server/features/users/create-users.ts'
import type { VpsFeature } from '#server/features/vps/create-vps.ts'
import type { Platform } from '#server/platform/platform.ts'
import { createEngineActions } from './engine-actions.ts'
import { createMachineAddresses } from './machine-addresses.ts'
import { createMachineChecks } from './machine-checks.ts'
import { createMachinePlaces } from './machine-places.ts'
import { machineChecksRoutes, unsettledActionsRoutes } from './machines-admin-routes.ts'
import { createUnsettledActions } from './unsettled-actions.ts'
import { createUnsettledActionsStore } from './unsettled-actions-store.ts'

/** What makes machines, and the engine of the actions with them. */
interface Machines {
  provisioner: Pick<Provisioner, 'list'>
  runner: Pick<ActionRunner, 'adopt' | 'mayRepeat'>
}

interface MachinesAdminDeps {
  jobs: JobsFeature
  users: UsersFeature
  auth: AuthFeature
  nodes: NodesFeature
  vps: VpsFeature
  addresses: AddressesFeature
  /** Called when admins check machines or settle an action, since machines get their places and addresses from here. */
  machines: () => Machines
}

/** Where machines have their places and addresses, and what admins see of both. */
export type MachinesAdminFeature = ReturnType<typeof createMachinesAdminFeature>

export function createMachinesAdminFeature(platform: Platform, deps: MachinesAdminDeps) {
  const { database, clock, ids, timers, log } = platform
  const { audited } = deps.auth
  const { instances } = deps.vps
  const { capacity } = deps.nodes
  const { addresses, machines } = deps.addresses
  const checks = createMachineChecks({
    database,
    audited,
    clock,
    ids,
    timers,
    log,
    machines,
    hypervisor: { list: (...which) => deps.machines().provisioner.list(...which) },
    store: createChecksStore('machine_checks'),
  })
  const actions = createUnsettledActions({
    database,
    audited,
    clock,
    machines,
    users: deps.users.store,
    store: createUnsettledActionsStore(),
    actions: createEngineActions({ jobs: deps.jobs.store, runner: () => deps.machines().runner, addresses }),
  })
  return {
    machineAddresses: createMachineAddresses({ database, instances, addresses, capacity }),
    places: createMachinePlaces({ capacity, addresses }),
    checks,
    routes: [...machineChecksRoutes({ checks }), ...unsettledActionsRoutes({ actions })],
  }
}
