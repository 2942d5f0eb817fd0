import type { AuthFeature } from '#server/features/auth/create-auth.ts'
import type { CatalogFeature } from '#server/features/catalog/create-catalog.ts'
import type { Queries } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { createCapacity } from './capacity.ts'
import { createNodesAdmin } from './nodes-admin.ts'
import { nodesRoutes } from './nodes-routes.ts'
import { createNodesStore, type NodeStatus } from './nodes-store.ts'
import { createNodesWatch } from './nodes-watch.ts'

/** What makes machines, and knows the nodes that it makes them on. */
interface Hypervisor {
  nodes(): Promise<readonly NodeStatus[]>
  images(imageIds: readonly string[]): Promise<readonly { node: string; imageIds: readonly string[] }[]>
}

interface NodesDeps {
  auth: AuthFeature
  catalog: CatalogFeature
  /** Called when nodes are looked at, since what makes machines gets their places from here. */
  above: () => { machines: { provisioner: Hypervisor } }
}

/** The nodes, and how much room they have. */
export type NodesFeature = ReturnType<typeof createNodesFeature>

export function createNodesFeature(platform: Platform, { auth, catalog, above }: NodesDeps) {
  const { database, idempotency, clock, ids, timers, log } = platform
  const { locations, images } = catalog.store
  const nodes = createNodesStore()
  const watch = createNodesWatch({
    database,
    nodes,
    clock,
    timers,
    log,
    ask: () => above().machines.provisioner.nodes(),
    findImages: (imageIds) => above().machines.provisioner.images(imageIds),
    imageIds: async (queries) => (await images.all(queries)).map(({ id }) => id),
  })
  const hasLocation = async (queries: Queries, locationId: number) =>
    (await locations.byId(queries, locationId)) !== null
  const systems = async (queries: Queries) => (await images.all(queries)).filter(({ isOffered }) => isOffered)
  const admin = createNodesAdmin({
    database,
    nodes,
    hasLocation,
    systems,
    watch,
    audited: auth.audited,
    idempotency,
    clock,
    ids,
    log,
  })
  return { nodes, capacity: createCapacity({ nodes }), watch, hasLocation, routes: nodesRoutes({ nodes: admin }) }
}
