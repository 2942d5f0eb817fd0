import type { AddressPool, AddressState, NewPool, PoolAddress, PoolChange } from '#contracts/infrastructure.ts'
import {
  addressKey,
  addressText,
  type IpNetwork,
  isWithin,
  MACHINE_PREFIX_V6,
  networkSize,
  networksOverlap,
  networkText,
  readAddress,
  readNetwork,
} from '#contracts/rules/ip-networks.ts'
import type { Actor, Audited } from '#server/platform/audit-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, DbTransaction, Queries } from '#server/platform/db/database.ts'
import type { IdempotencyStore } from '#server/platform/idempotency-store.ts'
import type { Ids } from '#server/platform/ids.ts'
import { invalidField, Refusal } from '#server/platform/problems.ts'
import { QUARANTINE } from './addresses-service.ts'
import { type AddressesStore, type AddressRecord, unused } from './addresses-store.ts'
import { POOLS_MAX, type PoolRecord, type PoolsStore } from './pools-store.ts'
import { refusals } from './refusals.ts'

/** A page of the addresses of a pool, in their order. */
export interface AddressesPage {
  state: AddressState | undefined
  /** The key of the last one of the page before. */
  after: string | undefined
  limit: number
}

/** Looks up the machines with these ids. */
export type MachinesById = (
  queries: Queries,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, NonNullable<PoolAddress['machine']>>>

/** The pools and their addresses, for admins. */
export interface PoolsAdmin {
  /** All pools, by location and name. */
  list(): Promise<AddressPool[]>
  /**
   * Creates a pool with its addresses, once for each idempotency key. Machines that have one of them already keep it. Throws a 409 for a network with
   * addresses of another pool, a 422 for a location, a node or a gateway that does not fit.
   */
  create(actor: Actor, request: NewPool, key: string | undefined): Promise<AddressPool>
  change(actor: Actor, id: string, change: PoolChange): Promise<AddressPool>
  addresses(id: string, page: AddressesPage): Promise<{ rows: PoolAddress[]; nextKey: string | null }>
  /** Keeps an address from being given to a machine. Throws a 409 for one that a machine has. */
  block(actor: Actor, id: string, address: string, reason: string): Promise<PoolAddress>
  /** Frees a blocked address. */
  unblock(actor: Actor, id: string, address: string): Promise<PoolAddress>
}

interface PoolsAdminDeps {
  database: Database
  pools: PoolsStore
  addresses: AddressesStore
  /** Whether there is such a location, and such a node in it. */
  places: {
    hasLocation: (queries: Queries, locationId: number) => Promise<boolean>
    hasNode: (queries: Queries, nodeId: string, locationId: number) => Promise<boolean>
  }
  machines: MachinesById
  audited: Audited
  idempotency: IdempotencyStore
  clock: Clock
  ids: Ids
}

/** How many machines a network has addresses for. IPv4 is without the network itself, its gateway and broadcasts; the first /64 stays free. */
const capacityOf = (network: IpNetwork) =>
  network.family === 4 ? Number(networkSize(network)) - 3 : 2 ** (MACHINE_PREFIX_V6 - network.prefix) - 1

/** The network of a request, which its schema has checked. */
function networkOf(cidr: string): IpNetwork {
  const network = readNetwork(cidr)
  if (!network) throw new Error(`Not a network: ${cidr}`)
  return network
}

const messages = {
  location: { vi: 'Vui lòng chọn một vị trí', en: 'Choose a location', zh: '请选择机房' },
  node: {
    vi: 'Vui lòng chọn một node ở vị trí này',
    en: 'Choose a node of this location',
    zh: '请选择该机房的节点',
  },
  gateway: {
    vi: 'Gateway phải là một địa chỉ trong mạng, trừ địa chỉ mạng và broadcast',
    en: 'The gateway must be an address of the network, but neither its first nor its last one',
    zh: '网关须为网段内的地址，且不能是网络地址或广播地址',
  },
}

/** The gateway of a new pool: as requested, or the usual one. Throws a 422 for one that no machine could reach. */
function gatewayOf(network: IpNetwork, requested: string | undefined): string {
  const last = network.first + networkSize(network) - 1n
  if (requested === undefined) return network.family === 4 ? addressText(4, last - 1n) : 'fe80::1'
  const found = readAddress(requested)
  const isLinkLocal = found?.family === 6 && found.value >> 118n === 0xfe80n >> 6n
  const isInside = found && isWithin(network, found) && found.value !== network.first && found.value !== last
  if (!found || found.family !== network.family || !(isInside || isLinkLocal))
    throw invalidField('gateway', messages.gateway)
  return addressText(found.family, found.value)
}

/** The rows of a new IPv4 pool: all addresses that a machine can have. */
function rowsOf(poolId: string, network: IpNetwork, gateway: string): AddressRecord[] {
  if (network.family === 6) return []
  const hosts = Array.from(
    { length: Number(networkSize(network)) - 2 },
    (_, index) => network.first + 1n + BigInt(index),
  )
  return hosts
    .map((value) => ({ ...unused, poolId, address: addressText(4, value), key: addressKey(4, value) }))
    .filter(({ address }) => address !== gateway)
}

export function createPoolsAdmin(deps: PoolsAdminDeps): PoolsAdmin {
  const { database, pools, addresses, places, machines, audited, idempotency, clock, ids } = deps

  async function shown(queries: Queries, pool: PoolRecord): Promise<AddressPool> {
    const { id, name, cidr, gateway, dns, locationId, nodeId, isEnabled } = pool
    const stored = await addresses.count(queries, id)
    const total = capacityOf(networkOf(cidr))
    const { reserved = 0, assigned = 0, quarantined = 0, blocked = 0 } = stored
    // Most addresses of IPv6 have no row yet.
    const free = pool.family === 4 ? (stored.free ?? 0) : total - reserved - assigned - quarantined - blocked
    return {
      id,
      name,
      family: pool.family === 4 ? 4 : 6,
      cidr,
      gateway,
      dns: [...dns],
      locationId,
      nodeId,
      enabled: isEnabled,
      total,
      counts: { free, reserved, assigned, quarantined, blocked },
    }
  }

  async function shownById(id: string): Promise<AddressPool> {
    const pool = await pools.byId(database.queries, id)
    if (!pool) throw new Refusal('not_found')
    return shown(database.queries, pool)
  }

  async function toShown(records: readonly AddressRecord[]): Promise<PoolAddress[]> {
    const byId = await machines(
      database.queries,
      records.flatMap(({ vpsId }) => vpsId ?? []),
    )
    return records.map(({ address, state, vpsId, mac, isPrimary, reverseName, reason, releasedAt }) => ({
      address,
      state,
      mac,
      isPrimary,
      reverseName,
      reason,
      machine: vpsId === null ? null : (byId.get(vpsId) ?? null),
      freeAt: releasedAt === null ? null : new Date(releasedAt + QUARANTINE).toISOString(),
    }))
  }

  async function insert(tx: DbTransaction, request: NewPool): Promise<string> {
    const network = networkOf(request.cidr)
    const { name, locationId, nodeId, dns, enabled } = request
    if (!(await places.hasLocation(tx, locationId))) throw invalidField('locationId', messages.location)
    if (nodeId !== null && !(await places.hasNode(tx, nodeId, locationId))) throw invalidField('nodeId', messages.node)
    const gateway = gatewayOf(network, request.gateway)
    // With the lock, the second of two overlapping pools that are added at the same time finds the first.
    await pools.lock(tx)
    const all = await pools.all(tx)
    if (all.length >= POOLS_MAX) throw new Refusal(refusals.too_many_pools)
    if (all.some(({ cidr }) => networksOverlap(networkOf(cidr), network))) throw new Refusal(refusals.pools_overlap)
    const id = ids.next()
    await pools.insert(tx, {
      id,
      name,
      family: network.family,
      cidr: networkText(network),
      gateway,
      dns,
      locationId,
      nodeId,
      isEnabled: enabled,
      nextSubnet: 1,
      createdAt: clock.now(),
    })
    await addresses.insert(tx, rowsOf(id, network, gateway))
    await addresses.adopt(tx, id)
    return id
  }

  /** Finds an address of a pool, also one that is written differently. */
  async function found(queries: Queries, id: string, text: string): Promise<AddressRecord> {
    const read = readAddress(text)
    const record = read && (await addresses.byAddress(queries, addressText(read.family, read.value)))
    if (record?.poolId !== id) throw new Refusal('not_found')
    return record
  }

  async function oneShown(id: string, address: string): Promise<PoolAddress> {
    const [one] = await toShown([await found(database.queries, id, address)])
    if (!one) throw new Refusal('not_found')
    return one
  }

  return {
    async list() {
      const all = await pools.all(database.queries)
      all.sort((a, b) => a.locationId - b.locationId || a.name.localeCompare(b.name))
      const list: AddressPool[] = []
      for (const pool of all) list.push(await shown(database.queries, pool))
      return list
    },

    async create(actor, request, key) {
      const call = { scope: `pool:${actor.session.userId}`, key, request, body: request }
      const id = await audited(
        actor,
        async (tx) => {
          const { result, repeated } = await idempotency.once(tx, call, () => insert(tx, request))
          const change = { action: 'pool.create', targetId: result, before: null, after: request }
          return { result, change: repeated ? null : change }
        },
        { repeatable: key !== undefined },
      )
      return shownById(id)
    },

    async change(actor, id, { name, dns, enabled }) {
      await audited(
        actor,
        async (tx) => {
          const pool = await pools.byId(tx, id)
          if (!pool) throw new Refusal('not_found')
          const before = { name: pool.name, dns: pool.dns, isEnabled: pool.isEnabled }
          const after = { name: name ?? pool.name, dns: dns ?? pool.dns, isEnabled: enabled ?? pool.isEnabled }
          if (JSON.stringify(before) === JSON.stringify(after)) return { result: undefined, change: null }
          await pools.change(tx, id, after)
          return { result: undefined, change: { action: 'pool.change', targetId: id, before, after } }
        },
        { repeatable: true },
      )
      return shownById(id)
    },

    async addresses(id, { state, after, limit }) {
      if (!(await pools.byId(database.queries, id))) throw new Refusal('not_found')
      const records = await addresses.page(database.queries, id, { state, after, limit: limit + 1 })
      const page = records.slice(0, limit)
      const nextKey = records.length > limit ? (page.at(-1)?.key ?? null) : null
      return { rows: await toShown(page), nextKey }
    },

    async block(actor, id, address, reason) {
      await audited(
        actor,
        async (tx) => {
          const record = await found(tx, id, address)
          const before = { state: record.state, reason: record.reason }
          if (record.state === 'blocked') return { result: undefined, change: null }
          const isBlocked = await addresses.changeState(tx, record.address, ['free', 'quarantined'], 'blocked', reason)
          if (!isBlocked) throw new Refusal(refusals.address_in_use)
          const after = { state: 'blocked', reason }
          return { result: undefined, change: { action: 'address.block', targetId: record.address, before, after } }
        },
        { repeatable: true },
      )
      return oneShown(id, address)
    },

    async unblock(actor, id, address) {
      await audited(
        actor,
        async (tx) => {
          const record = await found(tx, id, address)
          const before = { state: record.state, reason: record.reason }
          if (!(await addresses.changeState(tx, record.address, ['blocked'], 'free', null)))
            return { result: undefined, change: null }
          const after = { state: 'free', reason: null }
          return { result: undefined, change: { action: 'address.unblock', targetId: record.address, before, after } }
        },
        { repeatable: true },
      )
      return oneShown(id, address)
    },
  }
}
