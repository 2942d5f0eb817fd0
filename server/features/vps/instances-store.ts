import type { Knex } from 'knex'
import type { Language } from '#contracts/languages.ts'
import type { ActionState, Power } from '#contracts/rules/machine-actions.ts'
import { nextCharge } from '#contracts/rules/offers.ts'
import { deletionTime, isUnpaid, type PlanState, suspensionTime } from '#contracts/rules/plan-life.ts'
import type { BillingPeriod } from '#contracts/rules/price.ts'
import { recordNumber } from '#contracts/rules/record-number.ts'
import { isRenewed, renewedStatuses } from '#contracts/rules/renewal.ts'
import { type SuspendedReason, type VpsStatus, vpsStatuses } from '#contracts/rules/vps-status.ts'
import { mayChangeStatus, type VpsActor } from '#contracts/rules/vps-transitions.ts'
import { type Vps, vpsSchema } from '#contracts/vps.ts'
import type { Counters, Counts } from '#server/features/stats/counters-store.ts'
import { countFiltered, type RowFilter } from '#server/features/users/filtered-rows-store.ts'
import {
  findWithOwners,
  listFiltered,
  listOfUser,
  listWithOwners,
  type Owned,
  ownedRowsOf,
} from '#server/features/users/owned-rows-store.ts'
import {
  createTable,
  flag,
  integer,
  json,
  nullable,
  type RecordOf,
  type Table,
  varchar,
} from '#server/platform/db/columns.ts'
import { type DbTransaction, type Queries, toSafeInteger } from '#server/platform/db/database.ts'
import { createNumberedTable, type Numbered } from '#server/platform/db/numbered-table-store.ts'
import { toIsoString } from '#server/platform/iso-time.ts'
import type { Page, PageRequest } from '#server/platform/pages.ts'
import { sharedFields } from '#server/platform/shared-fields.ts'
import type { Position } from '#server/platform/sorted-pages.ts'
import { describeFailure, type FailureCode, toFailureCode } from './failures.ts'

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
  /** What was paid for the present billing period, which is refunded if the instance cannot be created; 0 in a trial. */
  paidPrice: integer('paid_price'),
  /** The price of a billing period without a discount; null in rows of the first versions, which knew no discounts. */
  listPrice: nullable(integer('list_price')),
  /** The price of a billing period since a larger plan was chosen; null before that. */
  planPrice: nullable(integer('plan_price')),
  /** The promotion that it was ordered with, and what that takes off each discounted period. */
  promotionId: nullable(varchar('promotion_id')),
  discount: nullable(integer('discount')),
  /** The number of discounted periods after the present one. */
  discountedPeriodsLeft: nullable(integer('discounted_periods_left')),
  /** When its trial ends or has ended; null without a trial, and once that is paid for. */
  trialEndsAt: nullable(integer('trial_ends_at')),
  suspendedReason: nullable(varchar<SuspendedReason>('suspended_reason')),
  /** What an admin who suspended it has written to its customer. */
  suspendedNote: nullable(varchar('suspended_note')),
  /** Since when it is suspended; null if it is not, and for what an earlier version suspended. */
  suspendedAt: nullable(integer('suspended_at')),
  /** Whether its periods are charged by themselves. */
  autoRenew: flag('auto_renew'),
  /** When it ends for good, because its customer wants that. */
  cancelAt: nullable(integer('cancel_at')),
  /** Until when it is neither suspended nor ended for money. */
  holdUntil: nullable(integer('hold_until')),
  /** Whether it is never charged, suspended or ended for money. */
  isExempt: flag('is_exempt'),
  /** The days of grace after its due date, if not the usual ones. */
  graceDays: nullable(integer('grace_days')),
  /** When its customer gave it back for all that was paid for it. */
  givenBackAt: nullable(integer('given_back_at')),
  /** The day of the month on which billing periods end; the last day in shorter months. */
  anchorDay: integer('anchor_day'),
  /** When the period ends that is paid for. */
  nextBillingAt: integer('next_billing_at'),
  createdAt: integer('created_at'),
}

/** A new instance: money in integer dong, times in milliseconds. */
export type NewInstance = RecordOf<typeof columns>

/**
 * The columns with those that only the previous version reads: `price` for what was paid, and `expires_at`, which always equals
 * `next_billing_at`. A later release stops writing them, and the one after that drops them (docs/adr/0015-expand-then-contract.md).
 */
const storedTable = createTable('instances', {
  ...columns,
  paidPrice: nullable(integer('paid_price')),
  formerPrice: integer('price'),
  formerExpiry: integer('expires_at'),
})

/** The values of an instance that the previous version reads, and may change: it pays for trials in `price` alone. */
const storedOf = <Item extends Pick<NewInstance, 'paidPrice' | 'nextBillingAt' | 'trialEndsAt'>>(record: Item) => ({
  ...record,
  paidPrice: record.trialEndsAt === null ? record.paidPrice : null,
  formerPrice: record.paidPrice,
  formerExpiry: record.nextBillingAt,
})

const table: Table<NewInstance> = {
  name: storedTable.name,
  columnNames: storedTable.columnNames,
  toCells: (record) => storedTable.toCells(storedOf(record)),
  // The record is new, and copying one of so many fields takes longer than reading it.
  toRecord(row) {
    const record = storedTable.toRecord(row)
    return Object.assign(record, { paidPrice: record.paidPrice ?? record.formerPrice })
  },
  insert: (queries, first, ...more) => storedTable.insert(queries, storedOf(first), ...more.map(storedOf)),
}
const numberedTable = createNumberedTable(table, 'instance_numbers')

/** What is known of an instance's machine, and what is being done with it. */
export interface MachineView extends Pick<Vps, 'action' | 'tags' | 'notes'> {
  power: Power
  /** Why it could not be created; null unless that is so. */
  failure: FailureCode | null
}

/** An instance as it is stored, with its machine. */
export type InstanceRecord = Numbered<NewInstance> & MachineView

/** The machine of an instance that has no row for it, such as one of the previous version. */
export const unknownMachine: MachineView = { power: 'running', failure: null, action: null, tags: [], notes: '' }

/** The columns of an instance's machine and of its open action, which a query for instances joins. */
const machineColumns = [
  'machines.power as machine_power',
  'machines.failure as machine_failure',
  'machines.tags as machine_tags',
  'machines.notes as machine_notes',
  'machine_actions.id as action_id',
  'machine_actions.type as action_type',
  'machine_actions.state as action_state',
  'machine_actions.progress as action_progress',
]
const tagsColumn = json<string[]>('machine_tags')

/** The machine in a row of such a query. */
function machineOf(row: object): MachineView {
  const cells = row as Readonly<Record<string, unknown>>
  const { machine_power: power, machine_failure: failure, action_id: id, action_type: type } = cells
  const isOver = type === 'create' && cells.status !== 'creating'
  const action =
    typeof id !== 'string' || isOver
      ? null
      : { id, type, state: cells.action_state as ActionState, progress: toSafeInteger(cells.action_progress) }
  return {
    action: action as Vps['action'],
    power: typeof power === 'string' ? (power as Power) : unknownMachine.power,
    failure: typeof failure === 'string' ? toFailureCode(failure) : null,
    tags: typeof cells.machine_tags === 'string' ? tagsColumn.read(cells.machine_tags) : [],
    notes: typeof cells.machine_notes === 'string' ? cells.machine_notes : '',
  }
}

/** The table of the instances; a query for them has their machines, too. */
export const instancesTable = {
  ...numberedTable,
  joinNumbers: (query: Knex.QueryBuilder) =>
    numberedTable
      .joinNumbers(query)
      .leftJoin('machines', 'machines.id', 'instances.id')
      .leftJoin('machine_actions', 'machine_actions.active_vps_id', 'instances.id')
      .select(machineColumns),
  select: (queries: Queries) => instancesTable.joinNumbers(queries('instances').select('instances.*')),
  toRecord: (row: object): InstanceRecord => Object.assign(numberedTable.toRecord(row), machineOf(row)),
}

/** What every new instance has, unless its order says otherwise: no offer, no suspension, and the plan's price. */
export const instanceDefaults = {
  promotionId: null,
  discount: null,
  discountedPeriodsLeft: null,
  trialEndsAt: null,
  suspendedReason: null,
  suspendedNote: null,
  suspendedAt: null,
  autoRenew: true,
  cancelAt: null,
  holdUntil: null,
  isExempt: false,
  graceDays: null,
  givenBackAt: null,
  planPrice: null,
} as const satisfies Partial<NewInstance>

const ownedRows = ownedRowsOf({ table: instancesTable, kind: 'vps', addressColumn: 'ip_address' })

/** The number of an instance that people say, by its id; null if it has none. */
export async function readNumber(queries: Queries, id: string): Promise<string | null> {
  const number = await instancesTable.readNumber(queries, id)
  return number === null ? null : recordNumber('vps', number)
}

/** The number that people say: `VPS-0031`. */
export const numberOf = ({ number }: InstanceRecord) => (number === null ? null : recordNumber('vps', number))

/** The price of an instance's billing period without a discount. */
export const listPriceOf = ({
  planPrice,
  listPrice,
  paidPrice,
}: Pick<NewInstance, 'planPrice' | 'listPrice' | 'paidPrice'>) => planPrice ?? listPrice ?? paidPrice

/** Why an instance is suspended; null for one that is not. */
export const suspendedReasonOf = ({ status, suspendedReason }: Pick<NewInstance, 'status' | 'suspendedReason'>) =>
  // The previous version does not clear it.
  status === 'suspended' ? (suspendedReason ?? 'admin') : null

/** What an admin who has suspended an instance has written to its customer; null for one that is not. */
const suspendedNoteOf = (record: Pick<NewInstance, 'status' | 'suspendedReason' | 'suspendedNote'>) =>
  suspendedReasonOf(record) === 'admin' ? record.suspendedNote : null

/** The columns that the life of an instance follows from. */
type PlanColumns = Pick<NewInstance, Exclude<keyof PlanState, 'listPrice'> | 'listPrice' | 'planPrice' | 'paidPrice'>

/** What the life of an instance follows from. */
export const planOf = <Record extends PlanColumns>(record: Record) => ({
  ...record,
  suspendedReason: suspendedReasonOf(record),
  listPrice: listPriceOf(record),
  discount: record.discount ?? 0,
  discountedPeriodsLeft: record.discountedPeriodsLeft ?? 0,
})

/** How an instance is suspended, or when it is unless it is paid for, and what becomes of it. */
export function suspensionOf(record: PlanColumns): Pick<Vps, 'suspendedAt' | 'suspendAfter' | 'deleteAfter'> {
  const { status, trialEndsAt, cancelAt, isExempt } = record
  const isOpen = status === 'creating' || status === 'active'
  const isToBePaid = isOpen && trialEndsAt === null && cancelAt === null && !isExempt
  return {
    suspendAfter: isToBePaid ? toIsoString(suspensionTime(record, record.nextBillingAt)) : null,
    suspendedAt: status === 'suspended' ? toIsoString(record.suspendedAt) : null,
    deleteAfter: isUnpaid({ status, suspendedReason: suspendedReasonOf(record) })
      ? toIsoString(deletionTime(record, record.nextBillingAt))
      : null,
  }
}

/** What the next period of an instance costs. */
function renewalAmountOf(record: PlanColumns): string {
  if (record.isExempt) return '0'
  const { discount, discountedPeriodsLeft } = record
  return String(nextCharge(listPriceOf(record), discount ?? 0, discountedPeriodsLeft ?? 0))
}

/** What is charged for an instance next, and when; null for one that is not renewed. */
export function nextChargeOf(record: InstanceRecord): Vps['nextCharge'] {
  if (!isRenewed(record)) return null
  return { amount: renewalAmountOf(record), date: toIsoString(record.nextBillingAt) }
}

/** An instance as the API returns it to its customer, in a language; `location` is the name of its location. */
export function toVps(record: InstanceRecord, location: string, language: Language): Vps {
  const renewalAmount = renewalAmountOf(record)
  const nextBillingDate = toIsoString(record.nextBillingAt)
  return {
    ...sharedFields(vpsSchema, record),
    number: numberOf(record),
    location,
    price: String(listPriceOf(record)),
    nextCharge: isRenewed(record) ? { amount: renewalAmount, date: nextBillingDate } : null,
    renewalAmount,
    trialEndsAt: toIsoString(record.trialEndsAt),
    suspendedReason: suspendedReasonOf(record),
    suspendedNote: suspendedNoteOf(record),
    ...suspensionOf(record),
    cancelAt: toIsoString(record.cancelAt),
    failure: record.status === 'failed' && record.failure ? describeFailure(record.failure, language) : null,
    nextBillingDate,
    expiryDate: nextBillingDate,
    createdAt: toIsoString(record.createdAt),
  }
}

/** A transition of an instance's status. */
export interface StatusChange {
  actor: VpsActor
  from: VpsStatus
  to: VpsStatus
  /** The address that the instance gets with it, if any. */
  ipAddress?: string
  /** Suspends it because its trial has ended, and only if it still has one that has ended by this time. */
  trialEndedBy?: number
  /** Why it is suspended, apart from a trial; an admin by default. */
  reason?: SuspendedReason
  /** What an admin who suspends it writes to its customer; nothing by default. */
  note?: string | null
  /** When it happens, in milliseconds: for what is suspended. */
  at?: number
  /** The counters are not changed here, but with the money that moves at the end of the transaction: by `countsOfChange`. */
  isCountedLater?: true
}

/** The fields that change when a trial is paid for. */
export type TrialPayment = Pick<
  InstanceRecord,
  'paidPrice' | 'promotionId' | 'discount' | 'discountedPeriodsLeft' | 'anchorDay' | 'nextBillingAt'
>

/** The fields that change with the plan. */
export type InstancePlan = Pick<NewInstance, 'planId' | 'planName' | 'cpu' | 'ram' | 'storage'> & { planPrice: number }

/** What the back-office lists: all states if `statuses` is empty; with `renewsUntil` only instances that are renewed. */
export interface InstanceFilter {
  statuses: readonly VpsStatus[]
  /** Only those that are renewed by this time, in milliseconds. */
  renewsUntil: number | null
  /** Only those whose due date is at this time or later, in milliseconds. */
  renewsFrom?: number
  /** With `renewsUntil`: also those that have a due date, but are not renewed by themselves. */
  isAnyDue?: true
  sort: 'created' | 'renewal'
  direction: 'asc' | 'desc'
  after: Position | null
}

/** Instances with a due date: not trials, and not what an admin has suspended. For a query that has no other statuses than `renewedStatuses`. */
function whereDue(rows: Knex.QueryBuilder): void {
  rows.whereNull('instances.trial_ends_at')
  rows.where((either) =>
    either.whereNot('instances.status', 'suspended').orWhere('instances.suspended_reason', 'unpaid'),
  )
}

/** `isRenewed` as a condition of a query that has no other statuses than `renewedStatuses`. */
function whereRenewed(rows: Knex.QueryBuilder): void {
  whereDue(rows)
  rows.whereNull('instances.cancel_at').where({ 'instances.auto_renew': 1, 'instances.is_exempt': 0 })
}

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
  /** Makes other transactions that change the status wait; returns whether it is still the one that was read. */
  holdStatus(tx: DbTransaction, instance: Pick<InstanceRecord, 'id' | 'status'>): Promise<boolean>
  rename(tx: DbTransaction, id: string, name: string): Promise<void>
  /** Changes whether its periods are charged by themselves. */
  setAutoRenew(tx: DbTransaction, id: string, autoRenew: boolean): Promise<void>
  /** Records the system that it was rebuilt with. */
  setSystem(tx: DbTransaction, id: string, operatingSystem: string): Promise<void>
  /** Records its larger plan. */
  setPlan(tx: DbTransaction, id: string, plan: InstancePlan): Promise<void>
  /** A customer's instances, newest first. */
  listOf(queries: Queries, userId: string, page: PageRequest): Promise<Page<InstanceRecord>>
  /** The instances of all customers, newest first; `search` finds ids, numbers, beginnings of IP addresses, and owners by email or name. */
  list(queries: Queries, page: PageRequest, search: string | undefined): Promise<Page<Owned<InstanceRecord>>>
  /** The instances of all customers, filtered and sorted; `renewsUntil` needs the sort `renewal`. */
  filtered(queries: Queries, filter: InstanceFilter, limit: number): Promise<Page<Owned<InstanceRecord>>>
  /** How many instances a filter lists, as `countFiltered` counts. */
  countFiltered(queries: Queries, filter: InstanceFilter): Promise<number>
}

const partsOf = (statuses: readonly VpsStatus[]) => statuses.map((status) => ({ status }))
const renewedOnly = (statuses: readonly VpsStatus[]) => renewedStatuses.filter((status) => statuses.includes(status))

function rowFilterOf(filter: InstanceFilter): RowFilter {
  const { statuses, renewsUntil, renewsFrom, isAnyDue, sort, direction, after } = filter
  const listed = statuses.length > 0 ? statuses : vpsStatuses
  const all = { parts: partsOf(listed), column: sort === 'renewal' ? 'next_billing_at' : 'id', direction, after }
  if (renewsUntil === null) return all
  const only = isAnyDue ? whereDue : whereRenewed
  return { ...all, parts: partsOf(renewedOnly(listed)), from: renewsFrom, to: renewsUntil, only }
}

/** The change of the number of active instances. */
const activeChange = (from: VpsStatus | null, to: VpsStatus) => Number(to === 'active') - Number(from === 'active')

/** The changes of the counters for a new instance. */
export const countsOf = ({ status }: InstanceRecord): Counts => ({ vps: 1, activeVps: activeChange(null, status) })

/** The changes of the counters for a change of a status. */
export const countsOfChange = ({ from, to }: Pick<StatusChange, 'from' | 'to'>): Counts => ({
  activeVps: activeChange(from, to),
})

interface InstancesStoreDeps {
  counters: Counters
  /** Called in the transaction in which a status has changed. Default: nothing follows from it. */
  onStatusChanged?: (tx: DbTransaction, id: string, change: Pick<StatusChange, 'from' | 'to'>) => Promise<void>
}

export function createInstancesStore({ counters, onStatusChanged }: InstancesStoreDeps): InstancesStore {
  return {
    insert: async (tx, record) => ({
      ...record,
      ...unknownMachine,
      number: await instancesTable.insert(tx, record),
    }),

    async byId(queries, id) {
      const row: object | undefined = await instancesTable.select(queries).where({ 'instances.id': id }).first()
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
        paid_price: payment.paidPrice,
        price: payment.paidPrice,
        promotion_id: payment.promotionId,
        discount: payment.discount,
        discounted_periods_left: payment.discountedPeriodsLeft,
        anchor_day: payment.anchorDay,
        next_billing_at: payment.nextBillingAt,
        expires_at: payment.nextBillingAt,
        trial_ends_at: null,
      })
      return changed === 1
    },

    async changeStatus(
      tx,
      id,
      { actor, from, to, ipAddress, trialEndedBy, reason = 'admin', note, at, isCountedLater },
    ) {
      if (!mayChangeStatus(actor, from, to)) return false
      const why: SuspendedReason = trialEndedBy === undefined ? reason : 'trial_ended'
      const values = {
        status: to,
        suspended_reason: to === 'suspended' ? why : null,
        suspended_note: to === 'suspended' ? (note ?? null) : null,
        suspended_at: to === 'suspended' ? (at ?? null) : null,
        ...(ipAddress !== undefined && { ip_address: ipAddress }),
        // Its address will be another machine's.
        ...(to === 'terminated' && { ip_address: null }),
      }
      const row = tx('instances').where({ id, status: from })
      if (trialEndedBy !== undefined) row.where('trial_ends_at', '<=', trialEndedBy)
      const changed = await row.update(values)
      if (!isCountedLater) await counters.add(tx, { activeVps: changed * activeChange(from, to) })
      if (changed === 1) await onStatusChanged?.(tx, id, { from, to })
      return changed === 1
    },

    async holdStatus(tx, { id, status }) {
      return (await tx('instances').where({ id, status }).update({ status })) === 1
    },

    async rename(tx, id, name) {
      await tx('instances').where({ id }).update({ name })
    },

    async setAutoRenew(tx, id, autoRenew) {
      await tx('instances')
        .where({ id })
        .update({ auto_renew: Number(autoRenew) })
    },

    async setSystem(tx, id, operatingSystem) {
      await tx('instances').where({ id }).update({ operating_system: operatingSystem })
    },

    async setPlan(tx, id, { planId, planName, cpu, ram, storage, planPrice }) {
      const sizes = { plan_id: planId, plan_name: planName, cpu, ram, storage }
      await tx('instances')
        .where({ id })
        .update({ ...sizes, plan_price: planPrice })
    },

    byIds: (queries, ids) => findWithOwners(queries, ownedRows, ids),
    listOf: (queries, userId, page) => listOfUser(queries, ownedRows, userId, page),
    list: (queries, page, search) => listWithOwners(queries, ownedRows, page, search),
    filtered: (queries, filter, limit) => listFiltered(queries, ownedRows, rowFilterOf(filter), limit),
    countFiltered: (queries, filter) => countFiltered(queries, 'instances', rowFilterOf(filter)),
  }
}
