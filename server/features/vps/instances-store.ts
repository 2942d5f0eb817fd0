import type { OperatingSystemId } from '#contracts/rules/operating-systems.ts'
import type { BillingPeriod } from '#contracts/rules/price.ts'
import type { VpsStatus } from '#contracts/rules/vps-status.ts'
import { mayChangeStatus, type VpsActor } from '#contracts/rules/vps-transitions.ts'
import { type Vps, vpsSchema } from '#contracts/vps.ts'
import type { Counters, Counts } from '#server/features/stats/counters-store.ts'
import { findWithOwners, listOfUser, listWithOwners, type Owned } from '#server/features/users/owned-rows-store.ts'
import { createTable, integer, nullable, type RecordOf, varchar } from '#server/platform/db/columns.ts'
import type { DbTransaction, Queries } from '#server/platform/db/database.ts'
import type { Page, PageRequest } from '#server/platform/pages.ts'
import { sharedFields } from '#server/platform/shared-fields.ts'

const columns = {
  id: varchar('id'),
  userId: varchar('user_id'),
  name: varchar('name'),
  status: varchar<VpsStatus>('status'),
  ipAddress: nullable(varchar('ip_address')),
  planId: integer('plan_id'),
  planName: varchar('plan_name'),
  locationId: integer('location_id'),
  cpu: integer('cpu'),
  ram: integer('ram'),
  storage: integer('storage'),
  operatingSystem: varchar<OperatingSystemId>('operating_system'),
  billingPeriod: varchar<BillingPeriod>('billing_period'),
  price: integer('price'),
  /** The day of the month on which billing periods end; the last day in shorter months. */
  anchorDay: integer('anchor_day'),
  nextBillingAt: integer('next_billing_at'),
  expiresAt: integer('expires_at'),
  createdAt: integer('created_at'),
}
export const instancesTable = createTable('instances', columns)

/** An instance as it is stored: `price` in integer dong per billing period, times in milliseconds. */
export type InstanceRecord = RecordOf<typeof columns>

const ownedRows = { table: instancesTable, addressColumn: 'ip_address' }

const toIsoString = (at: number) => new Date(at).toISOString()

/** An instance as the API returns it to its customer. */
export const toVps = (record: InstanceRecord): Vps => ({
  ...sharedFields(vpsSchema, record),
  nextBillingDate: toIsoString(record.nextBillingAt),
  expiryDate: toIsoString(record.expiresAt),
  createdAt: toIsoString(record.createdAt),
})

/** A transition of an instance's status. `ipAddress` is the address that the instance gets with it, if any. */
export interface StatusChange {
  actor: VpsActor
  from: VpsStatus
  to: VpsStatus
  ipAddress?: string
}

export interface InstancesStore {
  /** Does not update the counters: `countsOf` the record are added with its payment. */
  insert(tx: DbTransaction, record: InstanceRecord): Promise<void>
  byId(queries: Queries, id: string): Promise<InstanceRecord | null>
  /** The instances with these ids and their owners, in no particular order. */
  byIds(queries: Queries, ids: readonly string[]): Promise<Owned<InstanceRecord>[]>
  /**
   * Changes the status if the transition table allows it to this actor and the status is still `from`; returns whether it did.
   * Every change of a status goes through here.
   */
  changeStatus(tx: DbTransaction, id: string, change: StatusChange): Promise<boolean>
  /** A customer's instances, newest first. */
  listOf(queries: Queries, userId: string, page: PageRequest): Promise<Page<InstanceRecord>>
  /** The instances of all customers, newest first; `search` finds ids, beginnings of IP addresses, and owners by email or name. */
  list(queries: Queries, page: PageRequest, search: string | undefined): Promise<Page<Owned<InstanceRecord>>>
}

/** The change of the number of active instances. */
const activeChange = (from: VpsStatus | null, to: VpsStatus) => Number(to === 'active') - Number(from === 'active')

/** The changes of the counters for a new instance. */
export const countsOf = ({ status }: InstanceRecord): Counts => ({ vps: 1, activeVps: activeChange(null, status) })

export function createInstancesStore({ counters }: { counters: Counters }): InstancesStore {
  return {
    insert: instancesTable.insert,

    async byId(queries, id) {
      const row = await queries('instances').where({ id }).first()
      return row ? instancesTable.toRecord(row) : null
    },

    async changeStatus(tx, id, { actor, from, to, ipAddress }) {
      if (!mayChangeStatus(actor, from, to)) return false
      const values = { status: to, ...(ipAddress !== undefined && { ip_address: ipAddress }) }
      const changed = await tx('instances').where({ id, status: from }).update(values)
      await counters.add(tx, { activeVps: changed * activeChange(from, to) })
      return changed === 1
    },

    byIds: (queries, ids) => findWithOwners(queries, ownedRows, ids),
    listOf: (queries, userId, page) => listOfUser(queries, ownedRows, userId, page),
    list: (queries, page, search) => listWithOwners(queries, ownedRows, page, search),
  }
}
