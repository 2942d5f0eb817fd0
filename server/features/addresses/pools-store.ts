import { createTable, flag, integer, json, nullable, type RecordOf, varchar } from '#server/platform/db/columns.ts'
import { type DbTransaction, type Queries, toSafeInteger } from '#server/platform/db/database.ts'
import { prepareQuery } from '#server/platform/db/prepare-query.ts'

const columns = {
  id: varchar('id'),
  name: varchar('name'),
  family: integer('family'),
  cidr: varchar('cidr'),
  gateway: nullable(varchar('gateway')),
  dns: json<readonly string[]>('dns'),
  locationId: integer('location_id'),
  /** Only machines of this node get its addresses; null for any node. */
  nodeId: nullable(varchar('node_id')),
  isEnabled: flag('is_enabled'),
  /** The number of the next /64, of an IPv6 pool. The first one, 0, is left to the network itself. */
  nextSubnet: integer('next_subnet'),
  createdAt: integer('created_at'),
}
const pools = createTable('ip_pools', columns)

/** A network whose addresses machines get. */
export type PoolRecord = RecordOf<typeof columns>

export interface PoolsStore {
  insert(tx: DbTransaction, pool: PoolRecord): Promise<void>
  byId(queries: Queries, id: string): Promise<PoolRecord | null>
  byIds(queries: Queries, ids: readonly string[]): Promise<PoolRecord[]>
  /** All of them: there are few. */
  all(queries: Queries): Promise<PoolRecord[]>
  /** The pools of a location that give addresses of a version. */
  giving(queries: Queries, locationId: number, family: 4 | 6): Promise<PoolRecord[]>
  change(tx: DbTransaction, id: string, change: Pick<PoolRecord, 'name' | 'dns' | 'isEnabled'>): Promise<void>
  /** Waits until no other transaction creates a pool. */
  lock(tx: DbTransaction): Promise<void>
  /** Takes the number of the next /64, and holds the pool until the transaction ends. */
  takeSubnet(tx: DbTransaction, id: string): Promise<number>
}

const givingPools = prepareQuery((queries, locationId: number, family: number) =>
  queries('ip_pools').where({ location_id: locationId, family, is_enabled: 1 }).orderBy('id'),
)

export function createPoolsStore(): PoolsStore {
  const read = (rows: readonly object[]) => rows.map(pools.toRecord)

  return {
    insert: (tx, pool) => pools.insert(tx, pool),

    async byId(queries, id) {
      const row: object | undefined = await queries('ip_pools').where({ id }).first()
      return row ? pools.toRecord(row) : null
    },

    byIds: async (queries, ids) => (ids.length === 0 ? [] : read(await queries('ip_pools').whereIn('id', [...ids]))),

    all: async (queries) => read(await queries('ip_pools').orderBy('id').limit(POOLS_MAX)),

    giving: async (queries, locationId, family) => read(await givingPools(queries, locationId, family)),

    async change(tx, id, { name, dns, isEnabled }) {
      await tx('ip_pools')
        .where({ id })
        .update({ name, dns: JSON.stringify(dns), is_enabled: Number(isEnabled) })
    },

    async lock(tx) {
      await tx('ip_pools').orderBy('id').limit(1).forUpdate().first('id')
    },

    async takeSubnet(tx, id) {
      await tx('ip_pools').where({ id }).increment('next_subnet')
      const row: { next_subnet: unknown } | undefined = await tx('ip_pools').where({ id }).first('next_subnet')
      return toSafeInteger(row?.next_subnet) - 1
    },
  }
}

/** The most pools. */
export const POOLS_MAX = 200
