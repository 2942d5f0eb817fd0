import type { BillingPeriod, OperatingSystemId } from '#contracts/catalog.ts'
import type { Vps, VpsStatus } from '#contracts/vps.ts'
import type { Counters, Counts } from '#server/features/stats/counters-store.ts'
import { findWithOwners, listOfUser, listWithOwners, type Owned } from '#server/features/users/owned-rows-store.ts'
import { createTable, integer, nullable, type RecordOf, text } from '#server/platform/db/columns.ts'
import type { DbTransaction, Queries } from '#server/platform/db/database.ts'
import type { Page, PageRequest } from '#server/platform/pages.ts'

const columns = {
  id: text('id'),
  userId: text('user_id'),
  name: text('name'),
  status: text<VpsStatus>('status'),
  ipAddress: nullable(text('ip_address')),
  planId: integer('plan_id'),
  planName: text('plan_name'),
  locationId: integer('location_id'),
  cpu: integer('cpu'),
  ram: integer('ram'),
  storage: integer('storage'),
  operatingSystem: text<OperatingSystemId>('operating_system'),
  billingPeriod: text<BillingPeriod>('billing_period'),
  price: integer('price'),
  /** The day of the month on which its periods end, if the month has it. */
  anchorDay: integer('anchor_day'),
  nextBillingAt: integer('next_billing_at'),
  expiresAt: integer('expires_at'),
  createdAt: integer('created_at'),
}
const instances = createTable('instances', columns)

/** An instance as the server holds it: `price` in whole dong per billing period, times in milliseconds. */
export type InstanceRecord = RecordOf<typeof columns>

const ownedRows = { table: instances, addressColumn: 'ip_address' }

const moment = (at: number) => new Date(at).toISOString()

/** An instance as its customer sees it. */
export const toVps = (record: InstanceRecord): Vps => ({
  id: record.id,
  name: record.name,
  ipAddress: record.ipAddress,
  status: record.status,
  planName: record.planName,
  locationId: record.locationId,
  cpu: record.cpu,
  ram: record.ram,
  storage: record.storage,
  operatingSystem: record.operatingSystem,
  billingPeriod: record.billingPeriod,
  nextBillingDate: moment(record.nextBillingAt),
  expiryDate: moment(record.expiresAt),
  createdAt: moment(record.createdAt),
})

export interface InstancesStore {
  /** Counts nothing: `countsOf` the record go with its payment. */
  insert(transaction: DbTransaction, record: InstanceRecord): Promise<void>
  byId(queries: Queries, id: string): Promise<InstanceRecord | null>
  /** Those of these ids, with their owners, in no particular order. */
  byIds(queries: Queries, ids: readonly string[]): Promise<Owned<InstanceRecord>[]>
  /** Changes the status if it still is `from`; answers whether it was. */
  changeStatus(transaction: DbTransaction, id: string, from: VpsStatus, to: VpsStatus): Promise<boolean>
  /** Makes an instance that is being created active at its address; answers whether it was being created. */
  activate(transaction: DbTransaction, id: string, ipAddress: string): Promise<boolean>
  /** A customer's instances, newest first. */
  listOf(queries: Queries, userId: string, page: PageRequest): Promise<Page<InstanceRecord>>
  /** Everybody's, newest first; `search` finds ids, beginnings of addresses, and owners by email or name. */
  list(queries: Queries, page: PageRequest, search: string | undefined): Promise<Page<Owned<InstanceRecord>>>
}

/** How the number of active ones changes. */
const activeChange = (from: VpsStatus | null, to: VpsStatus) => Number(to === 'active') - Number(from === 'active')

/** How a new instance counts. */
export const countsOf = ({ status }: InstanceRecord): Counts => ({ vps: 1, activeVps: activeChange(null, status) })

export function createInstancesStore({ counters }: { counters: Counters }): InstancesStore {
  return {
    insert: instances.insert,

    async byId(queries, id) {
      const row = await queries('instances').where({ id }).first()
      return row ? instances.toRecord(row) : null
    },

    async changeStatus(transaction, id, from, to) {
      const changed = await transaction('instances').where({ id, status: from }).update({ status: to })
      await counters.add(transaction, { activeVps: changed * activeChange(from, to) })
      return changed === 1
    },

    async activate(transaction, id, ipAddress) {
      const creating = transaction('instances').where({ id, status: 'creating' })
      const changed = await creating.update({ status: 'active', ip_address: ipAddress })
      await counters.add(transaction, { activeVps: changed })
      return changed === 1
    },

    byIds: (queries, ids) => findWithOwners(queries, ownedRows, ids),
    listOf: (queries, userId, page) => listOfUser(queries, ownedRows, userId, page),
    list: (queries, page, search) => listWithOwners(queries, ownedRows, page, search),
  }
}
