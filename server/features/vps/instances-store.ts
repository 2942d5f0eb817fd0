import { nextCharge } from '#contracts/rules/offers.ts'
import type { BillingPeriod } from '#contracts/rules/price.ts'
import { recordNumber } from '#contracts/rules/record-number.ts'
import { type SuspendedReason, type VpsStatus, vpsStatuses } from '#contracts/rules/vps-status.ts'
import { mayChangeStatus, type VpsActor } from '#contracts/rules/vps-transitions.ts'
import { isRenewed } from '#contracts/rules/wallet-forecast.ts'
import { type Vps, vpsSchema } from '#contracts/vps.ts'
import type { Counters, Counts } from '#server/features/stats/counters-store.ts'
import {
  findWithOwners,
  listFiltered,
  listOfUser,
  listWithOwners,
  type Owned,
} from '#server/features/users/owned-rows-store.ts'
import { createTable, integer, nullable, type RecordOf, varchar } from '#server/platform/db/columns.ts'
import type { DbTransaction, Queries } from '#server/platform/db/database.ts'
import { createNumberedTable, type Numbered } from '#server/platform/db/numbered-table-store.ts'
import type { Page, PageRequest } from '#server/platform/pages.ts'
import { sharedFields } from '#server/platform/shared-fields.ts'
import type { Position } from '#server/platform/sorted-pages.ts'

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
  operatingSystem: varchar('operating_system'),
  billingPeriod: varchar<BillingPeriod>('billing_period'),
  /** What was paid for the present billing period, which is refunded if the instance cannot be created. */
  price: integer('price'),
  /** The price of a billing period without a discount; null in rows of the previous version, where it is `price`. */
  listPrice: nullable(integer('list_price')),
  /** The promotion that it was ordered with, and what that takes off each discounted period. */
  promotionId: nullable(varchar('promotion_id')),
  discount: nullable(integer('discount')),
  /** The number of discounted periods after the present one. */
  discountedPeriodsLeft: nullable(integer('discounted_periods_left')),
  /** When its trial ends or has ended; null without a trial, and once that is paid for. */
  trialEndsAt: nullable(integer('trial_ends_at')),
  suspendedReason: nullable(varchar<SuspendedReason>('suspended_reason')),
  /** The day of the month on which billing periods end; the last day in shorter months. */
  anchorDay: integer('anchor_day'),
  nextBillingAt: integer('next_billing_at'),
  expiresAt: integer('expires_at'),
  createdAt: integer('created_at'),
}
export const instancesTable = createNumberedTable(createTable('instances', columns), 'instance_numbers')

/** A new instance: money in integer dong, times in milliseconds. */
export type NewInstance = RecordOf<typeof columns>

/** An instance as it is stored. */
export type InstanceRecord = Numbered<NewInstance>

/** The fields of an instance that was ordered without an offer. */
export const withoutOffer = {
  promotionId: null,
  discount: null,
  discountedPeriodsLeft: null,
  trialEndsAt: null,
  suspendedReason: null,
} as const satisfies Partial<NewInstance>

const ownedRows = { table: instancesTable, kind: 'vps', addressColumn: 'ip_address' } as const

/** The number that people say: `VPS-0031`. */
export const numberOf = ({ number }: InstanceRecord) => (number === null ? null : recordNumber('vps', number))

const toIsoString = (at: number) => new Date(at).toISOString()

/** The price of an instance's billing period without a discount. */
export const listPriceOf = ({ listPrice, price }: NewInstance) => listPrice ?? price

/** What is charged for an instance next, and when; null for one that is gone. */
export function nextChargeOf(record: InstanceRecord): Vps['nextCharge'] {
  const { status, trialEndsAt, nextBillingAt, discount, discountedPeriodsLeft } = record
  if (status === 'failed' || status === 'terminated') return null
  const amount =
    trialEndsAt === null
      ? nextCharge(listPriceOf(record), discount ?? 0, discountedPeriodsLeft ?? 0)
      : listPriceOf(record)
  return { amount: String(amount), date: toIsoString(trialEndsAt ?? nextBillingAt) }
}

/** An instance as the API returns it to its customer; `location` is the name of its location. */
export const toVps = (record: InstanceRecord, location: string): Vps => ({
  ...sharedFields(vpsSchema, record),
  number: numberOf(record),
  location,
  price: String(listPriceOf(record)),
  nextCharge: nextChargeOf(record),
  trialEndsAt: record.trialEndsAt === null ? null : toIsoString(record.trialEndsAt),
  // The previous version does not clear it.
  suspendedReason: record.status === 'suspended' ? (record.suspendedReason ?? 'admin') : null,
  nextBillingDate: toIsoString(record.nextBillingAt),
  expiryDate: toIsoString(record.expiresAt),
  createdAt: toIsoString(record.createdAt),
})

/** A transition of an instance's status. */
export interface StatusChange {
  actor: VpsActor
  from: VpsStatus
  to: VpsStatus
  /** The address that the instance gets with it, if any. */
  ipAddress?: string
  /** Suspends it because its trial has ended, and only if it still has one that has ended by this time. */
  trialEndedBy?: number
}

/** The fields that change when a trial is paid for. */
export type TrialPayment = Pick<
  InstanceRecord,
  'price' | 'promotionId' | 'discount' | 'discountedPeriodsLeft' | 'anchorDay' | 'nextBillingAt' | 'expiresAt'
>

/** What the back-office lists: all states if `statuses` is empty, but with `renewsUntil` only those that are renewed. */
export interface InstanceFilter {
  statuses: readonly VpsStatus[]
  /** Only those whose period ends by this time, in milliseconds. */
  renewsUntil: number | null
  sort: 'created' | 'renewal'
  direction: 'asc' | 'desc'
  after: Position | null
}

/** The states of instances whose period will be followed by another one. */
const renewable: readonly VpsStatus[] = ['creating', 'active', 'suspended']

export interface InstancesStore {
  /** Returns the record with its number. Does not update the counters: `countsOf` the record are added with its payment. */
  insert(tx: DbTransaction, record: NewInstance): Promise<InstanceRecord>
  /** Adds a new instance to the counters, if it has no payment with which it could be added. */
  count(tx: DbTransaction, record: InstanceRecord): Promise<void>
  /** Whether the user has ordered an instance that did not fail, apart from a trial that is not paid for. */
  hasOrdered(queries: Queries, userId: string): Promise<boolean>
  /** Ends a trial with its payment, if its trial and its status are still the same. Returns whether it did. */
  payTrial(tx: DbTransaction, instance: InstanceRecord, payment: TrialPayment): Promise<boolean>
  byId(queries: Queries, id: string): Promise<InstanceRecord | null>
  /** The instances with these ids and their owners, in no particular order. */
  byIds(queries: Queries, ids: readonly string[]): Promise<Owned<InstanceRecord>[]>
  /**
   * Changes the status if the transition table allows it to this actor and the status is still `from`; returns whether it did.
   * Every change of a status goes through here.
   */
  changeStatus(tx: DbTransaction, id: string, change: StatusChange): Promise<boolean>
  /** A customer's instances that are renewed by themselves. */
  renewedOf(queries: Queries, userId: string): Promise<InstanceRecord[]>
  /** A customer's instances, newest first. */
  listOf(queries: Queries, userId: string, page: PageRequest): Promise<Page<InstanceRecord>>
  /** The instances of all customers, newest first; `search` finds ids, numbers, beginnings of IP addresses, and owners by email or name. */
  list(queries: Queries, page: PageRequest, search: string | undefined): Promise<Page<Owned<InstanceRecord>>>
  /** The instances of all customers, filtered and sorted; `renewsUntil` needs the sort `renewal`. */
  filtered(queries: Queries, filter: InstanceFilter, limit: number): Promise<Page<Owned<InstanceRecord>>>
}

/** The change of the number of active instances. */
const activeChange = (from: VpsStatus | null, to: VpsStatus) => Number(to === 'active') - Number(from === 'active')

/** The changes of the counters for a new instance. */
export const countsOf = ({ status }: InstanceRecord): Counts => ({ vps: 1, activeVps: activeChange(null, status) })

export function createInstancesStore({ counters }: { counters: Counters }): InstancesStore {
  return {
    insert: async (tx, record) => ({ ...record, number: await instancesTable.insert(tx, record) }),

    async byId(queries, id) {
      const row: object | undefined = await instancesTable.select(queries).where({ id }).first()
      return row ? instancesTable.toRecord(row) : null
    },

    count: (tx, record) => counters.add(tx, countsOf(record)),

    async hasOrdered(queries, userId) {
      const ordered = queries('instances').where({ user_id: userId }).whereNot({ status: 'failed' })
      return (await ordered.whereNull('trial_ends_at').first('id')) !== undefined
    },

    async payTrial(tx, { id, status, trialEndsAt }, payment) {
      const paid = tx('instances').where({ id, status, trial_ends_at: trialEndsAt })
      const changed = await paid.update({
        price: payment.price,
        promotion_id: payment.promotionId,
        discount: payment.discount,
        discounted_periods_left: payment.discountedPeriodsLeft,
        anchor_day: payment.anchorDay,
        next_billing_at: payment.nextBillingAt,
        expires_at: payment.expiresAt,
        trial_ends_at: null,
      })
      return changed === 1
    },

    async changeStatus(tx, id, { actor, from, to, ipAddress, trialEndedBy }) {
      if (!mayChangeStatus(actor, from, to)) return false
      const reason: SuspendedReason = trialEndedBy === undefined ? 'admin' : 'trial_ended'
      const values = {
        status: to,
        suspended_reason: to === 'suspended' ? reason : null,
        ...(ipAddress !== undefined && { ip_address: ipAddress }),
      }
      const row = tx('instances').where({ id, status: from })
      if (trialEndedBy !== undefined) row.where('trial_ends_at', '<=', trialEndedBy)
      const changed = await row.update(values)
      await counters.add(tx, { activeVps: changed * activeChange(from, to) })
      return changed === 1
    },

    async renewedOf(queries, userId) {
      const rows: object[] = await instancesTable
        .select(queries)
        .where({ user_id: userId })
        .whereIn('status', ['active', 'creating'])
        .whereNull('trial_ends_at')
      return rows.map(instancesTable.toRecord).filter(isRenewed)
    },

    byIds: (queries, ids) => findWithOwners(queries, ownedRows, ids),
    listOf: (queries, userId, page) => listOfUser(queries, ownedRows, userId, page),
    list: (queries, page, search) => listWithOwners(queries, ownedRows, page, search),
    filtered(queries, { statuses, renewsUntil, sort, direction, after }, limit) {
      const all = renewsUntil === null ? vpsStatuses : renewable
      const parts = (statuses.length > 0 ? statuses : all).map((status) => ({ status }))
      const column = sort === 'renewal' ? 'next_billing_at' : 'id'
      const filter = { parts, column, direction, after, to: renewsUntil ?? undefined }
      return listFiltered(queries, ownedRows, filter, limit)
    },
  }
}
