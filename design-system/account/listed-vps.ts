import { DAY_MS, dayOf } from '#contracts/rules/calendar.ts'
import { folded } from '#contracts/rules/folded.ts'
import type { MachineState } from '#contracts/rules/machine-actions.ts'
import { isSettingUp } from '#contracts/rules/vps-status.ts'
import type { ShownVps } from '#ds/account/shown-vps.ts'
import { type VpsState, vpsStateLooks } from '#ds/components/VpsStateMark/index.ts'

/** One measurement of the processors' load. */
export interface LoadSample {
  /** ISO 8601. */
  at: string
  /** A share of 1; null if nothing was measured. */
  share: number | null
}

/** An instance as the console lists it. What is not known is absent, and nothing is shown in its place. */
export interface ListedVps extends Omit<ShownVps, 'status'> {
  status: VpsState
  /** When it began to run, or was switched off. ISO 8601. */
  since?: string | undefined
  /** While it is being created: how many of the five steps are done. */
  stepsDone?: number | undefined
  /** What the wallet lacks to resume a suspended instance: whole dong as a decimal string. */
  missing?: string | undefined
  /** Until when the data and the address of a suspended instance are kept. ISO 8601. */
  keptUntil?: string | undefined
  /** What came back of the price of one that could not be created: whole dong as a decimal string. */
  refunded?: string | undefined
  /** When it came back. ISO 8601. */
  refundedAt?: string | undefined
  /** The load of the last 24 hours, the present one last. */
  load?: readonly LoadSample[] | undefined
}

/** The steps of creating an instance. */
const STEPS = 5

/** How many of the five steps are done; the last one lasts until it is ready. */
export const stepsDoneAt = (progress: number) => Math.min(STEPS - 1, Math.floor((progress / 100) * STEPS))

const listed = new WeakMap<ShownVps, ListedVps>()

/**
 * An instance as it is listed: one that is switched off has a state of its own, and one that is being created has its steps. The same object for the
 * same instance, so that rows are memoised by it.
 */
export function listedOf(vps: ShownVps): ListedVps {
  const known = listed.get(vps)
  if (known) return known
  const made = makeListed(vps)
  listed.set(vps, made)
  return made
}

function makeListed(vps: ShownVps): ListedVps {
  const runs = vps.status === 'active' || vps.status === 'completed'
  const creation = isSettingUp(vps.status) && vps.action?.type === 'create' ? vps.action : undefined
  return {
    ...vps,
    status: runs && vps.power === 'stopped' ? 'off' : vps.status,
    ...(creation && { stepsDone: stepsDoneAt(creation.progress) }),
  }
}

/** What decides about the actions of an instance in a list, where neither its snapshots nor larger plans are known. */
export const machineStateOf = ({ status, power = 'running', action }: ListedVps): MachineState => ({
  status: recordStatusOf(status),
  power: status === 'off' ? 'stopped' : power,
  busy: action?.type ?? null,
  snapshots: 0,
  canGrow: false,
})

function recordStatusOf(status: VpsState): MachineState['status'] {
  if (status === 'pending') return 'creating'
  return status === 'off' || status === 'completed' ? 'active' : status
}

/** How many days `iso` is after `now` by Vietnam's calendar; negative before it. */
export const daysUntil = (iso: string, now: string) =>
  (Date.parse(dayOf(Date.parse(iso))) - Date.parse(dayOf(Date.parse(now)))) / DAY_MS

/** From so many days before a renewal on, its countdown stands out. */
const SOON_DAYS = 3

/** When an instance is renewed, or what became of that. */
export type Renewal =
  | { kind: 'never' }
  /** The price is back in the wallet. */
  | { kind: 'refunded'; date?: string | undefined }
  /** Suspended: nothing is charged until it runs again. It is paid for, or was a trial, until `date`. */
  | { kind: 'stopped'; date: string; trial: boolean }
  | { kind: 'due'; date: string; days: number; trial: boolean; urgency: 'calm' | 'soon' | 'overdue' }

/** Returns when an instance is renewed, or its trial ends, as seen at `now`. */
export function renewalOf(vps: ListedVps, now: string): Renewal {
  if (vps.status === 'terminated' || (vps.status === 'failed' && isFreeTrial(vps))) return { kind: 'never' }
  if (vps.status === 'failed') return { kind: 'refunded', date: vps.refundedAt }
  const date = vps.trialEndsAt ?? vps.nextCharge?.date ?? vps.nextBillingDate
  // One that is suspended because money is missing is counted, until its data is no longer kept.
  if (vps.status === 'suspended' && vps.missing === undefined)
    return { kind: 'stopped', date, trial: vps.trialEndsAt !== null }
  const days = daysUntil(date, now)
  return { kind: 'due', date, days, trial: vps.trialEndsAt !== null, urgency: urgencyOf(days) }
}

function urgencyOf(days: number) {
  if (days < 0) return 'overdue'
  return days <= SOON_DAYS ? 'soon' : 'calm'
}

/** Whether nothing has been paid for it, so that nothing of it can come back. */
export const isFreeTrial = ({ trialEndsAt }: Pick<ListedVps, 'trialEndsAt'>) => trialEndsAt !== null

const dueTime = (vps: ListedVps) => Date.parse(vps.trialEndsAt ?? vps.nextCharge?.date ?? vps.nextBillingDate)

/** The instances in the order in which they need the customer: by state, then by the next renewal. Does not change the list. */
export const byNeed = (list: readonly ListedVps[]): ListedVps[] =>
  [...list].sort(
    (one, other) =>
      vpsStateLooks[one.status].need - vpsStateLooks[other.status].need ||
      dueTime(one) - dueTime(other) ||
      one.name.localeCompare(other.name),
  )

/**
 * Whether rows that need the customer stand above others, so that their order is to be explained. Of rows that are all alike it would say nothing,
 * and of those that a filter has left out it would not be true.
 */
export const areSortedByNeed = (rows: readonly Pick<ListedVps, 'status'>[]) =>
  rows[0]?.status === 'suspended' && rows.some(({ status }) => status !== 'suspended')

/** Whether the name, address or number of an instance contains the query. */
export function matches(vps: ListedVps, query: string): boolean {
  const searched = folded(query).trim()
  return [vps.name, vps.ipAddress ?? '', vps.number ?? ''].some((text) => folded(text).includes(searched))
}

/** The instances that the customer has: not those that failed or were terminated. */
export const held = (list: readonly ListedVps[]) =>
  list.filter(({ status }) => status !== 'failed' && status !== 'terminated')

/** Whether it is charged by itself, as the wallet's forecast has it: not while it is suspended, nor a trial that is not paid for. */
export const isCharged = ({ status, trialEndsAt }: Pick<ListedVps, 'status' | 'trialEndsAt'>) =>
  status !== 'suspended' && status !== 'failed' && status !== 'terminated' && trialEndsAt === null

/** What instances cost together in a month, in dong: of one that is paid by the year, a twelfth, rounded to the nearest dong. */
export const monthlySum = (list: readonly ListedVps[]): bigint =>
  list.reduce((sum, { price = '0', billingPeriod }) => {
    const period = BigInt(price)
    return sum + (billingPeriod === 'yearly' ? (period + 6n) / 12n : period)
  }, 0n)
