import type { AuthFeature } from '#server/features/auth/create-auth.ts'
import type { NodesFeature } from '#server/features/nodes/create-nodes.ts'
import type { VpsFeature } from '#server/features/vps/create-vps.ts'
import { numberOf } from '#server/features/vps/instances-store.ts'
import type { Queries } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { addressesRoutes } from './addresses-routes.ts'
import { createAddresses } from './addresses-service.ts'
import { createAddressesStore } from './addresses-store.ts'
import { createPoolsAdmin, type MachinesById } from './pools-admin.ts'
import { createPoolsStore } from './pools-store.ts'
import { createReverseNames } from './reverse-names.ts'

interface AddressesDeps {
  auth: AuthFeature
  nodes: NodesFeature
  vps: VpsFeature
}

/** The addresses that machines get. */
export type AddressesFeature = ReturnType<typeof createAddressesFeature>

export function createAddressesFeature(platform: Platform, { auth, nodes, vps }: AddressesDeps) {
  const { database, idempotency, clock, ids, log } = platform
  const { instances } = vps
  const pools = createPoolsStore()
  const addressesStore = createAddressesStore()
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
  const admin = createPoolsAdmin({
    database,
    pools,
    addresses: addressesStore,
    machines,
    audited: auth.audited,
    idempotency,
    clock,
    ids,
    places: {
      hasLocation: nodes.hasLocation,
      hasNode: async (queries: Queries, nodeId: string, locationId: number) =>
        (await nodes.nodes.byId(queries, nodeId))?.locationId === locationId,
    },
  })
  const reverseNames = createReverseNames({
    addresses: addressesStore,
    sessions: auth.sessions,
    log,
    // Names are only stored: nothing publishes them yet.
    reverseDns: null,
    async ownerOf(queries, vpsId) {
      const instance = await instances.byId(queries, vpsId)
      return instance && instance.status !== 'terminated' ? instance.userId : null
    },
  })
  return {
    addresses: createAddresses({ pools, addresses: addressesStore, clock }),
    /** Machines by their ids, as admins see them. */
    machines,
    routes: addressesRoutes({ admin, reverseNames }),
  }
}
