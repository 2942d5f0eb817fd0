import type { BillingPeriod, OperatingSystemId } from '#contracts/catalog.ts'
import type { Vps, VpsStatus } from '#contracts/vps.ts'
import { findWithOwners, listOfUser, listWithOwners, type Owner } from '#server/features/auth/owned-rows-store.ts'
import type { Counters, Counts } from '#server/features/stats/counters-store.ts'
import { type Queries, type Transaction, whole } from '#server/platform/db/database.ts'
import { insert } from '#server/platform/db/insert.ts'
import type { Page, PageRequest } from '#server/platform/pages.ts'

/** An instance as the server holds it: `price` in whole dong per billing period, times in milliseconds. */
export interface InstanceRecord {
  id: string
  userId: string
  name: string
  status: VpsStatus
  ipAddress: string | null
  planId: number
  planName: string
  locationId: number
  cpu: number
  ram: number
  storage: number
  operatingSystem: OperatingSystemId
  billingPeriod: BillingPeriod
  price: number
  /** The day of the month on which its periods end, if the month has it. */
  anchorDay: number
  nextBillingAt: number
  expiresAt: number
  createdAt: number
}

interface Row {
  id: string
  user_id: string
  name: string
  status: VpsStatus
  ip_address: string | null
  plan_id: unknown
  plan_name: string
  location_id: unknown
  cpu: unknown
  ram: unknown
  storage: unknown
  operating_system: OperatingSystemId
  billing_period: BillingPeriod
  price: unknown
  anchor_day: unknown
  next_billing_at: unknown
  expires_at: unknown
  created_at: unknown
}

const toRecord = (row: Row): InstanceRecord => ({
  id: row.id,
  userId: row.user_id,
  name: row.name,
  status: row.status,
  ipAddress: row.ip_address,
  planId: whole(row.plan_id),
  planName: row.plan_name,
  locationId: whole(row.location_id),
  cpu: whole(row.cpu),
  ram: whole(row.ram),
  storage: whole(row.storage),
  operatingSystem: row.operating_system,
  billingPeriod: row.billing_period,
  price: whole(row.price),
  anchorDay: whole(row.anchor_day),
  nextBillingAt: whole(row.next_billing_at),
  expiresAt: whole(row.expires_at),
  createdAt: whole(row.created_at),
})

const ownedRows = { table: 'instances', toRecord, addressColumn: 'ip_address' } as const

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
  insert(transaction: Transaction, record: InstanceRecord): Promise<void>
  byId(queries: Queries, id: string): Promise<InstanceRecord | null>
  /** Those of these ids, with their owners, in no particular order. */
  byIds(queries: Queries, ids: readonly string[]): Promise<(InstanceRecord & { owner: Owner })[]>
  /** Changes the status if it still is `from`; answers whether it was. */
  changeStatus(transaction: Transaction, id: string, from: VpsStatus, to: VpsStatus): Promise<boolean>
  /** Makes an instance that is being created active at its address; answers whether it was being created. */
  activate(transaction: Transaction, id: string, ipAddress: string): Promise<boolean>
  /** A customer's instances, newest first. */
  listOf(queries: Queries, userId: string, page: PageRequest): Promise<Page<InstanceRecord>>
  /** Everybody's, newest first; `search` finds ids, beginnings of addresses, and owners by email or name. */
  list(
    queries: Queries,
    page: PageRequest,
    search: string | undefined,
  ): Promise<Page<InstanceRecord & { owner: Owner }>>
}

/** How the number of active ones changes. */
const activeChange = (from: VpsStatus | null, to: VpsStatus) => Number(to === 'active') - Number(from === 'active')

/** How a new instance counts. */
export const countsOf = ({ status }: InstanceRecord): Counts => ({ vps: 1, activeVps: activeChange(null, status) })

export function createInstancesStore({ counters }: { counters: Counters }): InstancesStore {
  return {
    async insert(transaction, record) {
      await insert(transaction, 'instances', {
        id: record.id,
        user_id: record.userId,
        name: record.name,
        status: record.status,
        ip_address: record.ipAddress,
        plan_id: record.planId,
        plan_name: record.planName,
        location_id: record.locationId,
        cpu: record.cpu,
        ram: record.ram,
        storage: record.storage,
        operating_system: record.operatingSystem,
        billing_period: record.billingPeriod,
        price: record.price,
        anchor_day: record.anchorDay,
        next_billing_at: record.nextBillingAt,
        expires_at: record.expiresAt,
        created_at: record.createdAt,
      })
    },

    async byId(queries, id) {
      const row: Row | undefined = await queries('instances').where({ id }).first()
      return row ? toRecord(row) : null
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
