import { createTable, flag, integer, nullable, type RecordOf, varchar } from '#server/platform/db/columns.ts'
import { type DbTransaction, type Queries, toSafeInteger } from '#server/platform/db/database.ts'
import { prepareQuery } from '#server/platform/db/prepare-query.ts'
import { upsert } from '#server/platform/db/upsert.ts'

const columns = {
  id: varchar('id'),
  /** As the hypervisor reports it. */
  name: varchar('name'),
  locationId: integer('location_id'),
  driver: varchar('driver'),
  isEnabled: flag('is_enabled'),
  cores: integer('cores'),
  ramMb: integer('ram_mb'),
  diskGb: integer('disk_gb'),
  /** How many cores of machines one of its cores serves. */
  cpuOvercommit: integer('cpu_overcommit'),
  /** Counts the changes of what is placed on it. */
  placements: integer('placements'),
  createdAt: integer('created_at'),
  /** When the hypervisor last reported on it; null if it never has. What follows is that report. */
  answeredAt: nullable(integer('answered_at')),
  isUp: nullable(flag('is_up')),
  version: nullable(varchar('version')),
  freeRamMb: nullable(integer('free_ram_mb')),
  freeDiskGb: nullable(integer('free_disk_gb')),
}
const nodes = createTable('nodes', columns)

/** A node of a hypervisor. */
export type NodeRecord = RecordOf<typeof columns>

const machineColumns = {
  vpsId: varchar('vps_id'),
  nodeId: varchar('node_id'),
  cores: integer('cores'),
  ramMb: integer('ram_mb'),
  diskGb: integer('disk_gb'),
}
const machines = createTable('node_machines', machineColumns)

/** What a machine takes of its node. */
export type NodeMachine = RecordOf<typeof machineColumns>

const imageColumns = {
  nodeId: varchar('node_id'),
  imageId: varchar('image_id'),
  isPresent: flag('is_present'),
  lookedAt: integer('looked_at'),
}
const images = createTable('node_images', imageColumns)

/** Whether a node can set up a system, as it was when it was last looked at. */
export type NodeImage = RecordOf<typeof imageColumns>

/** What machines take together. */
export interface Usage {
  machines: number
  cores: number
  ramMb: number
  diskGb: number
}

/** What a hypervisor says of a node. */
export interface NodeStatus {
  name: string
  isUp: boolean
  version: string | null
  freeRamMb: number | null
  freeDiskGb: number | null
}

/** What an admin may change of a node. */
export type NodeSettings = Pick<NodeRecord, 'isEnabled' | 'cores' | 'ramMb' | 'diskGb' | 'cpuOvercommit'>

const VERSION_MAX = 60
/** The most nodes. */
export const NODES_MAX = 500

export interface NodesStore {
  insert(tx: DbTransaction, node: NodeRecord): Promise<void>
  byId(queries: Queries, id: string): Promise<NodeRecord | null>
  byName(queries: Queries, name: string): Promise<NodeRecord | null>
  /** All of them, by name: there are few. */
  all(queries: Queries): Promise<NodeRecord[]>
  ofLocation(queries: Queries, locationId: number): Promise<NodeRecord[]>
  change(tx: DbTransaction, id: string, settings: NodeSettings): Promise<void>
  /** What the machines on a node take. */
  usage(queries: Queries, id: string): Promise<Usage>
  machine(queries: Queries, vpsId: string): Promise<NodeMachine | null>
  /**
   * Claims a change of what is placed on a node, if nothing was placed since `placements` was read. Until the transaction ends, others wait for it. Returns
   * whether it did. With `imageId`, only if the node does not lack that system.
   */
  claim(tx: DbTransaction, id: string, placements: number, imageId?: string): Promise<boolean>
  place(tx: DbTransaction, machine: NodeMachine): Promise<void>
  resize(tx: DbTransaction, machine: NodeMachine): Promise<void>
  remove(tx: DbTransaction, vpsId: string): Promise<void>
  /** Keeps what a hypervisor said of a node. */
  keepReport(queries: Queries, status: NodeStatus, at: number): Promise<void>
  /** What is known of the systems of these nodes. Nothing is known of what was never looked for. */
  imagesOf(queries: Queries, nodeIds: readonly string[]): Promise<NodeImage[]>
  /** Whether a node is known to lack a system. */
  lacks(queries: Queries, nodeId: string, imageId: string): Promise<boolean>
  /** Keeps which of the systems that were looked for a node has, while nothing is placed on it. Sorted by the systems. */
  keepImages(tx: DbTransaction, nodeId: string, found: readonly Omit<NodeImage, 'nodeId'>[]): Promise<void>
}

const nodesOfLocation = prepareQuery((queries, locationId: number) =>
  queries('nodes').where({ location_id: locationId }).orderBy('name'),
)
const machineOf = prepareQuery((queries, vpsId: string) => queries('node_machines').where({ vps_id: vpsId }))

export function createNodesStore(): NodesStore {
  const read = (rows: readonly object[]) => rows.map(nodes.toRecord)
  const first = async (query: PromiseLike<object | undefined>) => {
    const row = await query
    return row ? nodes.toRecord(row) : null
  }

  const lacking = (queries: Queries, nodeId: string, imageId: string) =>
    queries('node_images').where({ node_id: nodeId, image_id: imageId, is_present: 0 }).select('image_id')

  return {
    insert: (tx, node) => nodes.insert(tx, node),
    byId: (queries, id) => first(queries('nodes').where({ id }).first()),
    byName: (queries, name) => first(queries('nodes').where({ name }).first()),
    all: async (queries) => read(await queries('nodes').orderBy('name').limit(NODES_MAX)),
    ofLocation: async (queries, locationId) => read(await nodesOfLocation(queries, locationId)),

    async change(tx, id, { isEnabled, cores, ramMb, diskGb, cpuOvercommit }) {
      const sizes = { cores, ram_mb: ramMb, disk_gb: diskGb, cpu_overcommit: cpuOvercommit }
      await tx('nodes')
        .where({ id })
        .update({ is_enabled: Number(isEnabled), ...sizes })
    },

    async usage(queries, id) {
      const row = await queries('node_machines')
        .where({ node_id: id })
        .first(
          queries.raw('count(*) as machines'),
          queries.raw('sum(cores) as cores'),
          queries.raw('sum(ram_mb) as ram_mb'),
          queries.raw('sum(disk_gb) as disk_gb'),
        )
      return {
        machines: toSafeInteger(row?.machines),
        cores: toSafeInteger(row?.cores),
        ramMb: toSafeInteger(row?.ram_mb),
        diskGb: toSafeInteger(row?.disk_gb),
      }
    },

    async machine(queries, vpsId) {
      const [row] = await machineOf(queries, vpsId)
      return row ? machines.toRecord(row) : null
    },

    async claim(tx, id, placements, imageId) {
      const unchanged = tx('nodes').where({ id, placements })
      if (imageId !== undefined) unchanged.whereNotExists(lacking(tx, id, imageId))
      return (await unchanged.update({ placements: placements + 1 })) === 1
    },

    place: (tx, machine) => machines.insert(tx, machine),

    async resize(tx, { vpsId, cores, ramMb, diskGb }) {
      await tx('node_machines').where({ vps_id: vpsId }).update({ cores, ram_mb: ramMb, disk_gb: diskGb })
    },

    async remove(tx, vpsId) {
      await tx('node_machines').where({ vps_id: vpsId }).delete()
    },

    async keepReport(queries, { name, isUp, version, freeRamMb, freeDiskGb }, at) {
      const report = { is_up: Number(isUp), free_ram_mb: freeRamMb, free_disk_gb: freeDiskGb }
      await queries('nodes')
        .where({ name })
        .update({ ...report, version: version?.slice(0, VERSION_MAX) ?? null, answered_at: at })
    },

    async imagesOf(queries, nodeIds) {
      const rows: object[] = await queries('node_images').whereIn('node_id', [...nodeIds])
      return rows.map(images.toRecord)
    },

    lacks: async (queries, nodeId, imageId) => (await lacking(queries, nodeId, imageId).first()) !== undefined,

    async keepImages(tx, nodeId, found) {
      // The node comes first, as in an order that claims it, so that the two cannot wait for each other.
      await tx('nodes').where({ id: nodeId }).forUpdate().first('id')
      const rows = found.map((image) => ({ ...image, nodeId }))
      await upsert(tx, images, rows, ['node_id', 'image_id'], () => 'given')
    },
  }
}
