import type { VpsCatalog } from '#contracts/catalog.ts'
import { DAY_MS, dayOf } from '#contracts/rules/calendar.ts'
import { folded } from '#contracts/rules/folded.ts'
import type { MachineState } from '#contracts/rules/machine-actions.ts'
import { GRACE_DAYS } from '#contracts/rules/plan-life.ts'
import { isRenewed } from '#contracts/rules/renewal.ts'
import type { Vps } from '#contracts/vps.ts'
import { type VpsState, vpsLooks } from '#ds/domain/status-looks.ts'

/** What an instance shows: the status of its record, and that it is switched off. */
export const vpsState = ({ status, power }: Pick<Vps, 'status' | 'power'>): VpsState =>
  status === 'active' && power === 'stopped' ? 'off' : status

/** The steps of creating an instance. */
const STEPS = 5

/** How many of the five steps are done; the last one lasts until it is ready. */
export const stepsDoneAt = (progress: number) => Math.min(STEPS - 1, Math.floor((progress / 100) * STEPS))

/** The same of an instance. Undefined while nothing is known of them, and once it is created. */
export const stepsDone = ({ status, action }: Pick<Vps, 'status' | 'action'>): number | undefined =>
  status === 'creating' && action?.type === 'create' ? stepsDoneAt(action.progress) : undefined

/** What decides about the actions of an instance in a list, where neither its snapshots nor larger plans are known. */
export const machineStateOf = ({ status, power, action }: Vps): MachineState => ({
  status,
  power,
  busy: action?.type ?? null,
  snapshots: 0,
  canGrow: false,
})

/** How many days an instance runs on unpaid after its due date: the usual ones, unless it was given longer. */
export const graceDaysOf = ({ suspendAfter, nextBillingDate }: Pick<Vps, 'suspendAfter' | 'nextBillingDate'>) =>
  suspendAfter === null ? GRACE_DAYS : Math.ceil((Date.parse(suspendAfter) - Date.parse(nextBillingDate)) / DAY_MS)

/** The part of the catalogue that has the names of systems and places. */
export type VpsNames = Pick<VpsCatalog, 'operatingSystems' | 'locations'>

/**
 * The names of an instance's operating system, such as `Ubuntu 22.04 LTS`, and of its place in the page's language. What the catalogue does not have, or
 * while it is not known, is the id of the system and the name of the place that the record has.
 */
export const namesOf = (
  { operatingSystem, locationId, location }: Pick<Vps, 'operatingSystem' | 'locationId' | 'location'>,
  catalog: VpsNames | undefined,
) => ({
  system: catalog?.operatingSystems.find(({ id }) => id === operatingSystem)?.name ?? operatingSystem,
  place: catalog?.locations.find(({ id }) => id === locationId)?.city ?? location,
})

/** How many days `iso` is after `now` by Vietnam's calendar; negative before it. */
export const daysUntil = (iso: string, now: string) =>
  (Date.parse(dayOf(Date.parse(iso))) - Date.parse(dayOf(Date.parse(now)))) / DAY_MS

/** From so many days before a renewal on, its countdown stands out. */
const SOON_DAYS = 3

/** How much something presses that is to happen to an instance. */
export type Urgency = 'calm' | 'soon' | 'overdue'

/**
 * What happens to an instance when the time is over that is paid for: the next period is charged, the customer has to renew it by hand, it ends because it was
 * cancelled, its trial ends, or nothing that is known.
 */
export type NextStep = 'charge' | 'manual' | 'ends' | 'trialEnds' | 'none'

/** What becomes of an instance, and when. Dates are ISO 8601, amounts whole dong. */
export type Renewal =
  | { kind: 'never' }
  /** The price is back in the wallet. */
  | { kind: 'refunded' }
  /** Suspended: nothing is charged until it runs again. It is paid for, or was a trial, until `date`. */
  | { kind: 'stopped'; date: string; trial: boolean }
  /** It is paid for until `date`. */
  | { kind: 'due'; next: NextStep; date: string; days: number; urgency: Urgency; amount: string }
  /** It still runs, although its period was not paid: until `date`, which is null if it is not known. */
  | { kind: 'grace'; since: string; date: string | null; urgency: Urgency; amount: string }
  /** Suspended, since it was not paid for: it is deleted at `date`. What is null is not known. */
  | { kind: 'unpaid'; since: string | null; date: string | null; urgency: Urgency; amount: string }

/** Whether nothing has been paid for an instance, so that nothing of it can come back. */
export const isFreeTrial = ({ trialEndsAt }: Pick<Vps, 'trialEndsAt'>) => trialEndsAt !== null

/** Whether a trial runs, or has ended and can still be paid for. */
export const isPayableTrial = ({ status, trialEndsAt, suspendedReason }: Vps) =>
  trialEndsAt !== null && (status === 'creating' || status === 'active' || suspendedReason === 'trial_ended')

/** When the period ends that an instance is paid for, or its trial, or when it ends itself. */
const endOf = ({ trialEndsAt, cancelAt, nextBillingDate }: Pick<Vps, 'trialEndsAt' | 'cancelAt' | 'nextBillingDate'>) =>
  trialEndsAt ?? cancelAt ?? nextBillingDate

/** Returns when an instance is renewed, or its trial ends, as seen at `now`. */
export function renewalOf(vps: Vps, now: string): Renewal {
  const trial = isFreeTrial(vps)
  if (vps.status === 'terminated' || (vps.status === 'failed' && trial)) return { kind: 'never' }
  if (vps.status === 'failed') return { kind: 'refunded' }
  const date = endOf(vps)
  const amount = vps.renewalAmount
  if (isUnpaid(vps))
    return { kind: 'unpaid', since: vps.suspendedAt, date: vps.deleteAfter, urgency: 'overdue', amount }
  if (vps.status === 'suspended') return { kind: 'stopped', date, trial }
  const next = nextStepOf(vps)
  const isOver = Date.parse(date) <= Date.parse(now)
  if (isOver && (next === 'charge' || next === 'manual')) {
    const { suspendAfter } = vps
    // Nobody is suspended who was not warned a day before: then nobody knows until when.
    const isLate = suspendAfter !== null && Date.parse(suspendAfter) <= Date.parse(now)
    const until = isLate ? null : suspendAfter
    return { kind: 'grace', since: date, date: until, urgency: 'overdue', amount }
  }
  const days = daysUntil(date, now)
  return { kind: 'due', next, date, days, urgency: urgencyOf(days), amount }
}

function nextStepOf({ trialEndsAt, cancelAt, autoRenew, nextCharge }: Vps): NextStep {
  if (trialEndsAt !== null) return 'trialEnds'
  if (cancelAt !== null) return 'ends'
  if (!autoRenew) return 'manual'
  return nextCharge === null ? 'none' : 'charge'
}

/** Whether an instance is suspended because it was not paid for, so that paying resumes it. */
export const isUnpaid = ({ status, suspendedReason }: Pick<Vps, 'status' | 'suspendedReason'>) =>
  status === 'suspended' && suspendedReason === 'unpaid'

/** Whether its customer can pay for further periods of an instance. */
export const isRenewable = (vps: Vps) =>
  vps.trialEndsAt === null && ((vps.status === 'active' && nextStepOf(vps) !== 'none') || isUnpaid(vps))

function urgencyOf(days: number): Urgency {
  if (days < 0) return 'overdue'
  return days <= SOON_DAYS ? 'soon' : 'calm'
}

const sortPriority = (vps: Vps) => vpsLooks[vpsState(vps)].sortPriority

/** The instances in the order in which they need the customer: by state, then by the next renewal. Does not change the list. */
export const sortByUrgency = (list: readonly Vps[]): Vps[] =>
  [...list].sort(
    (one, other) =>
      sortPriority(one) - sortPriority(other) ||
      Date.parse(endOf(one)) - Date.parse(endOf(other)) ||
      one.name.localeCompare(other.name),
  )

/**
 * Whether rows that need the customer stand above others, so that their order is to be explained. Of rows that are all alike it would say nothing,
 * and of those that a filter has left out it would not be true.
 */
export const areSortedByUrgency = (rows: readonly Pick<Vps, 'status'>[]) =>
  rows[0]?.status === 'suspended' && rows.some(({ status }) => status !== 'suspended')

/** Whether the name, address or number of an instance contains the query. */
export function matches(vps: Pick<Vps, 'name' | 'ipAddress' | 'number'>, query: string): boolean {
  const searched = folded(query).trim()
  return [vps.name, vps.ipAddress ?? '', vps.number ?? ''].some((text) => folded(text).includes(searched))
}

/** The instances that the customer has: not those that failed or were terminated. */
export const activeInstances = <One extends Pick<Vps, 'status'>>(list: readonly One[]): One[] =>
  list.filter(({ status }) => status !== 'failed' && status !== 'terminated')

/** What instances that are renewed cost together in a month, in dong: of one that is paid by the year, a twelfth, rounded to the nearest dong. */
export const monthlySum = (list: readonly Vps[]): bigint =>
  list.filter(isRenewed).reduce((sum, { price, billingPeriod }) => {
    const period = BigInt(price)
    return sum + (billingPeriod === 'yearly' ? (period + 6n) / 12n : period)
  }, 0n)
