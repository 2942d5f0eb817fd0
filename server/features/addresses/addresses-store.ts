import type { Knex } from 'knex'
import type { AddressState } from '#contracts/infrastructure.ts'
import { createTable, flag, integer, nullable, type RecordOf, varchar } from '#server/platform/db/columns.ts'
import { type DbTransaction, type Queries, toSafeInteger } from '#server/platform/db/database.ts'
import { prepareQuery } from '#server/platform/db/prepare-query.ts'

const columns = {
  address: varchar('address'),
  poolId: varchar('pool_id'),
  /** Sorts as the address does, within its pool. */
  key: varchar('address_key'),
  state: varchar<AddressState>('state'),
  vpsId: nullable(varchar('vps_id')),
  /** The address of the network card of its machine; only with its primary address. */
  mac: nullable(varchar('mac')),
  isPrimary: flag('is_primary'),
  reverseName: nullable(varchar('reverse_name')),
  /** When a reservation for a machine that was never made ends. */
  reservedUntil: nullable(integer('reserved_until')),
  releasedAt: nullable(integer('released_at')),
  /** Why it is blocked. */
  reason: nullable(varchar('reason')),
}
const addresses = createTable('ip_addresses', columns)

/** An address of a pool; of IPv6, the first one of a /64. */
export type AddressRecord = RecordOf<typeof columns>

/** A reservation of an address. */
export type Reservation = Pick<AddressRecord, 'vpsId' | 'mac' | 'isPrimary' | 'reservedUntil'>

/** An address that belongs to no machine. */
export const unused = {
  state: 'free',
  vpsId: null,
  mac: null,
  isPrimary: false,
  reverseName: null,
  reservedUntil: null,
  releasedAt: null,
  reason: null,
} as const satisfies Omit<AddressRecord, 'address' | 'poolId' | 'key'>

/** The number of rows that one statement inserts. */
const BATCH = 500
/** Whether the record of a machine carries the address. */
const carried = (machine: Knex.QueryBuilder) =>
  machine.from('instances').whereRaw('instances.ip_address = ip_addresses.address')
/** The states of the address of a machine. */
const held = ['reserved', 'assigned'] as const

export interface AddressesStore {
  insert(tx: DbTransaction, records: readonly AddressRecord[]): Promise<void>
  byAddress(queries: Queries, address: string): Promise<AddressRecord | null>
  /** A machine's, the primary one first. */
  ofMachine(queries: Queries, vpsId: string): Promise<AddressRecord[]>
  /** The lowest free ones of a pool, but none that the record of a machine carries: a previous version assigns addresses without marking them here. */
  free(queries: Queries, poolId: string, limit: number): Promise<AddressRecord[]>
  /** Reserves one for a machine if it is still free. Returns whether it was. */
  reserve(tx: DbTransaction, address: string, reservation: Reservation): Promise<boolean>
  /** Turns a machine's reservations into assignments. */
  assign(tx: DbTransaction, vpsId: string): Promise<void>
  /** Takes all addresses from a machine. They are in quarantine from then on. Returns how many. */
  release(tx: DbTransaction, vpsId: string, now: number): Promise<number>
  /** Changes the state of one that belongs to no machine, if it still is in a state of `from`. Returns whether it was. */
  changeState(
    tx: DbTransaction,
    address: string,
    from: readonly AddressState[],
    to: 'free' | 'blocked',
    reason: string | null,
  ): Promise<boolean>
  setReverseName(tx: DbTransaction, address: string, vpsId: string, reverseName: string | null): Promise<boolean>
  /** A page of a pool's, in their order: after the one with the key `after`. */
  page(
    queries: Queries,
    poolId: string,
    page: { state: AddressState | undefined; after: string | undefined; limit: number },
  ): Promise<AddressRecord[]>
  /** How many a pool has in each state. */
  count(queries: Queries, poolId: string): Promise<Partial<Record<AddressState, number>>>
  /**
   * Frees up to `limit` whose quarantine began before `before`, but none that the record of a machine still carries. Returns how many it looked at.
   */
  endQuarantine(queries: Queries, before: number, limit: number): Promise<number>
  /** Takes up to `limit` reservations that ended before `now` from machines that failed or are gone. Returns how many it looked at. */
  endReservations(queries: Queries, now: number, limit: number): Promise<number>
  /** Gives the addresses of a new pool that machines already have to these machines. */
  adopt(tx: DbTransaction, poolId: string): Promise<void>
}

const freeAddresses = prepareQuery((queries, poolId: string, limit: number) =>
  queries('ip_addresses')
    .where({ pool_id: poolId, state: 'free' })
    .whereNotExists(carried)
    .orderBy('address_key')
    .limit(limit),
)

export function createAddressesStore(): AddressesStore {
  const read = (rows: readonly object[]) => rows.map(addresses.toRecord)
  /** What is left of an address that no machine has any more. */
  const released = (now: number) => ({
    state: 'quarantined',
    vps_id: null,
    mac: null,
    is_primary: 0,
    reverse_name: null,
    reserved_until: null,
    released_at: now,
  })

  return {
    async insert(tx, records) {
      for (let start = 0; start < records.length; start += BATCH) {
        const [first, ...others] = records.slice(start, start + BATCH)
        if (first) await addresses.insert(tx, first, ...others)
      }
    },

    async byAddress(queries, address) {
      const row: object | undefined = await queries('ip_addresses').where({ address }).first()
      return row ? addresses.toRecord(row) : null
    },

    async ofMachine(queries, vpsId) {
      const records = read(await queries('ip_addresses').where({ vps_id: vpsId }).orderBy('address'))
      return records.sort((a, b) => Number(b.isPrimary) - Number(a.isPrimary) || a.key.length - b.key.length)
    },

    free: async (queries, poolId, limit) => read(await freeAddresses(queries, poolId, limit)),

    async reserve(tx, address, { vpsId, mac, isPrimary, reservedUntil }) {
      const values = { state: 'reserved', vps_id: vpsId, mac, is_primary: Number(isPrimary) }
      const free = tx('ip_addresses').where({ address, state: 'free' })
      return (await free.update({ ...values, reserved_until: reservedUntil, released_at: null })) === 1
    },

    async assign(tx, vpsId) {
      const reserved = tx('ip_addresses').where({ vps_id: vpsId, state: 'reserved' })
      await reserved.update({ state: 'assigned', reserved_until: null })
    },

    release: (tx, vpsId, now) =>
      tx('ip_addresses')
        .where({ vps_id: vpsId })
        .whereIn('state', [...held])
        .update(released(now)),

    async changeState(tx, address, from, to, reason) {
      const found = tx('ip_addresses')
        .where({ address })
        .whereIn('state', [...from])
      return (await found.update({ state: to, reason, released_at: null })) === 1
    },

    async setReverseName(tx, address, vpsId, reverseName) {
      const own = tx('ip_addresses').where({ address, vps_id: vpsId })
      return (await own.update({ reverse_name: reverseName })) === 1
    },

    async page(queries, poolId, { state, after, limit }) {
      const rows = queries('ip_addresses')
        .where({ pool_id: poolId, ...(state !== undefined && { state }) })
        .orderBy('address_key')
        .limit(limit)
      if (after !== undefined) rows.where('address_key', '>', after)
      return read(await rows)
    },

    async count(queries, poolId) {
      const rows: { state: AddressState; count: unknown }[] = await queries('ip_addresses')
        .where({ pool_id: poolId })
        .groupBy('state')
        .select('state')
        .count({ count: '*' })
      return Object.fromEntries(rows.map(({ state, count }) => [state, toSafeInteger(count)]))
    },

    async endQuarantine(queries, before, limit) {
      const due: string[] = await queries('ip_addresses')
        .where({ state: 'quarantined' })
        .where('released_at', '<', before)
        .whereNotExists(carried)
        .orderBy('released_at')
        .limit(limit)
        .pluck('address')
      if (due.length === 0) return 0
      const rows = queries('ip_addresses').whereIn('address', due).where({ state: 'quarantined' })
      await rows.where('released_at', '<', before).update({ state: 'free', released_at: null })
      return due.length
    },

    async endReservations(queries, now, limit) {
      const due: { address: string; vps_id: string }[] = await queries('ip_addresses')
        .where({ state: 'reserved' })
        .where('reserved_until', '<', now)
        .whereNotExists((instance) =>
          instance
            .from('instances')
            .whereRaw('instances.id = ip_addresses.vps_id')
            .whereIn('instances.status', ['creating', 'active', 'suspended']),
        )
        .orderBy('reserved_until')
        .limit(limit)
        .select('address', 'vps_id')
      for (const row of due) {
        await queries('ip_addresses')
          .where({ ...row, state: 'reserved' })
          .update(released(now))
      }
      return due.length
    },

    async adopt(tx, poolId) {
      const rows: { address: string; address_key: string; id: string; status: string }[] = await tx('ip_addresses')
        .join('instances', 'instances.ip_address', 'ip_addresses.address')
        .where({ pool_id: poolId })
        .select('address', 'address_key', 'instances.id', 'instances.status')
      for (const { address, address_key: key, id, status } of rows) {
        const isGone = status === 'failed' || status === 'terminated'
        const values = isGone ? released(0) : { state: 'assigned', vps_id: id, is_primary: 1, mac: macOf(key) }
        await tx('ip_addresses').where({ address, state: 'free' }).update(values)
      }
    },
  }
}

/**
 * The MAC address of the network card whose primary address has this key: unique, since the address is, and from the range for local use. A machine
 * that gets the address later has the same one.
 */
export function macOf(key: string): string {
  const [prefix, digits] = key.length === 8 ? ['02:53', key] : ['06:53', key.slice(8, 16)]
  return [prefix, ...(digits.match(/../g) ?? [])].join(':')
}
