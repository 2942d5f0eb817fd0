import type { MachineAddress } from '#contracts/machines.ts'
import { DAY_MS } from '#contracts/rules/calendar.ts'
import { addressKey, addressText, MACHINE_PREFIX_V6, readNetwork } from '#contracts/rules/ip-networks.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { DbTransaction, Queries } from '#server/platform/db/database.ts'
import { type AddressesStore, type AddressRecord, macOf, type Reservation, unused } from './addresses-store.ts'
import type { PoolRecord, PoolsStore } from './pools-store.ts'

/** How long an address is kept free after a machine had it, so that a client which still looks for that machine there does not find another one. */
export const QUARANTINE = 7 * DAY_MS
/** After this time the reservation for a machine that was never made ends. */
const RESERVATION = DAY_MS
/** The number of free addresses that are tried before they are read again. */
const CANDIDATES = 10

/** What a machine needs addresses for. */
export interface AddressRequest {
  vpsId: string
  locationId: number
  /** The node that the machine is made on, if that is known: some pools are only for one. */
  nodeId?: string | undefined
  /** The first one that it gets is its primary address. */
  families: readonly (4 | 6)[]
}

/** The addresses of a machine, and the MAC address of its network card; null before it has any. */
export interface MachineNetwork {
  addresses: readonly MachineAddress[]
  mac: string | null
}

/**
 * Gives addresses to machines. All of it happens in the transaction of the caller: what is reserved in one that fails was never reserved. An address has at
 * most one machine at any time.
 */
export interface Addresses {
  /**
   * Reserves an address of each version for a machine, the lowest one that is free. A version that it has an address of is left as it is, so that the call
   * can be repeated. `missing` are the versions of which the location has none left, or no pool.
   */
  reserve(tx: DbTransaction, request: AddressRequest): Promise<MachineNetwork & { missing: readonly (4 | 6)[] }>
  /** Makes what is reserved for a machine its own, once the machine exists. */
  assign(tx: DbTransaction, vpsId: string): Promise<MachineNetwork>
  /** Takes its addresses from a machine that is gone or could not be made. They are free again after the quarantine. */
  release(tx: DbTransaction, vpsId: string): Promise<void>
  /** What a machine has. */
  of(queries: Queries, vpsId: string): Promise<MachineNetwork>
  /**
   * How many more machines a location has IPv4 addresses for, counted no further than `upTo`, in the pools that a machine on `nodeId` may use (default: in
   * all); null for a location without a pool, whose addresses come from elsewhere.
   */
  left(
    queries: Queries,
    request: { locationId: number; nodeId?: string | undefined; upTo: number },
  ): Promise<number | null>
  /** Frees up to `limit` addresses whose quarantine is over, or whose reservation came to nothing. Returns the number that it looked at. */
  cleanUp(queries: Queries, limit: number): Promise<number>
}

interface AddressesDeps {
  pools: PoolsStore
  addresses: AddressesStore
  clock: Clock
}

/** An address as a machine has it: with its network. */
function shown({ address, reverseName, key }: AddressRecord, pool: PoolRecord): MachineAddress {
  const family = key.length === 8 ? 4 : 6
  const prefix = family === 6 ? MACHINE_PREFIX_V6 : (readNetwork(pool.cidr)?.prefix ?? 32)
  return { address, family, prefix, gateway: pool.gateway, reverseName }
}

export function createAddresses({ pools, addresses, clock }: AddressesDeps): Addresses {
  async function of(queries: Queries, vpsId: string): Promise<MachineNetwork> {
    const records = await addresses.ofMachine(queries, vpsId)
    const found = await pools.byIds(queries, [...new Set(records.map(({ poolId }) => poolId))])
    const byId = new Map(found.map((pool) => [pool.id, pool]))
    return {
      addresses: records.flatMap((record) => {
        const pool = byId.get(record.poolId)
        return pool ? [shown(record, pool)] : []
      }),
      mac: records.find(({ mac }) => mac !== null)?.mac ?? null,
    }
  }

  /** Reserves the lowest free address of a pool. Returns false for one without any. */
  async function takeFree(tx: DbTransaction, pool: PoolRecord, reservation: Reservation): Promise<boolean> {
    for (;;) {
      const free = await addresses.free(tx, pool.id, CANDIDATES)
      if (free.length === 0) return false
      for (const { address, key } of free) {
        const own = { ...reservation, mac: reservation.isPrimary ? macOf(key) : null }
        if (await addresses.reserve(tx, address, own)) return true
      }
      // Others were faster, so it looks again.
    }
  }

  /** Reserves the next /64 of an IPv6 pool, which becomes a row. Returns false when the pool has no more. */
  async function takeSubnet(tx: DbTransaction, pool: PoolRecord, reservation: Reservation): Promise<boolean> {
    const network = readNetwork(pool.cidr)
    if (network?.family !== 6) return false
    const number = BigInt(await pools.takeSubnet(tx, pool.id))
    if (number >= 1n << BigInt(MACHINE_PREFIX_V6 - network.prefix)) return false
    const value = network.first + (number << BigInt(128 - MACHINE_PREFIX_V6)) + 1n
    const key = addressKey(6, value)
    const mac = reservation.isPrimary ? macOf(key) : null
    const place = { address: addressText(6, value), poolId: pool.id, key }
    await addresses.insert(tx, [{ ...unused, ...place, ...reservation, mac, state: 'reserved' }])
    return true
  }

  async function take(
    tx: DbTransaction,
    { locationId, nodeId }: AddressRequest,
    family: 4 | 6,
    reservation: Reservation,
  ): Promise<boolean> {
    const giving = await pools.giving(tx, locationId, family)
    const usable = giving.filter((pool) => pool.nodeId === null || pool.nodeId === nodeId)
    for (const pool of usable) {
      if (await takeFree(tx, pool, reservation)) return true
      if (family === 6 && (await takeSubnet(tx, pool, reservation))) return true
    }
    return false
  }

  return {
    async reserve(tx, request) {
      const { vpsId, families } = request
      const before = await of(tx, vpsId)
      const missing: (4 | 6)[] = []
      const reservation = { vpsId, mac: null, reservedUntil: clock.now() + RESERVATION }
      let isPrimary = before.mac === null
      for (const family of families) {
        if (before.addresses.some((one) => one.family === family)) continue
        if (await take(tx, request, family, { ...reservation, isPrimary })) isPrimary = false
        else missing.push(family)
      }
      return { ...(await of(tx, vpsId)), missing }
    },

    async assign(tx, vpsId) {
      await addresses.assign(tx, vpsId)
      return of(tx, vpsId)
    },

    async release(tx, vpsId) {
      await addresses.release(tx, vpsId, clock.now())
    },

    of,

    async left(queries, { locationId, nodeId, upTo }) {
      const giving = await pools.giving(queries, locationId, 4)
      if (giving.length === 0) return null
      const usable = giving.filter((pool) => nodeId === undefined || pool.nodeId === null || pool.nodeId === nodeId)
      let left = 0
      for (const { id } of usable) {
        left += (await addresses.free(queries, id, upTo - left)).length
        if (left >= upTo) break
      }
      return left
    },

    async cleanUp(queries, limit) {
      const now = clock.now()
      const ended = await addresses.endReservations(queries, now, limit)
      return Math.max(ended, await addresses.endQuarantine(queries, now - QUARANTINE, limit))
    },
  }
}
