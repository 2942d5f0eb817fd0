import { addMonths, DAY_MS } from './calendar.ts'
import { createHeap } from './heap.ts'
import { nextCharge } from './offers.ts'
import type { BillingPeriod } from './price.ts'
import { isRenewed } from './renewal.ts'
import type { SuspendedReason, VpsStatus } from './vps-status.ts'

/** For how many periods a customer can pay at once. A yearly plan takes one. */
export const renewalLengths = [1, 3, 6, 12] as const
export type RenewalLength = (typeof renewalLengths)[number]

/** How many days an instance runs on after a due date that nothing was paid for. */
export const GRACE_DAYS = 3
/** How many days after its due date an instance is deleted that nothing was paid for. */
export const UNPAID_DAYS = 15
/** How many days an instance stays suspended at least before it is deleted, if it was suspended later than usual. */
const SUSPENDED_DAYS_MIN = 10
/** When customers are reminded, in days after the due date. */
export const reminderDays = [-7, -3, -1, 0, 1] as const
export type ReminderDay = (typeof reminderDays)[number]
/** The days on which a customer is reminded only of what the wallet cannot pay: in between, and after the due date, all is said. */
const onlyIfShort: readonly ReminderDay[] = [-7, -1]

/** The state of an instance that its life follows from. Money in integer dong, times in milliseconds. */
export interface PlanState {
  id: string
  status: VpsStatus
  suspendedReason: SuspendedReason | null
  /** Since when it is suspended; null if it is not, or that is not known. */
  suspendedAt: number | null
  /** When its trial ends or has ended; null without a trial, and once that is paid for. */
  trialEndsAt: number | null
  billingPeriod: BillingPeriod
  /** The day of the month on which billing periods begin; the last day in shorter months. */
  anchorDay: number
  /** When the period begins that is charged next: its due date. */
  nextBillingAt: number
  /** The price of a billing period without a discount. */
  listPrice: number
  /** What is taken off each discounted period. */
  discount: number
  /** The number of discounted periods that have not been charged yet. */
  discountedPeriodsLeft: number
  /** Whether periods are charged by themselves when they begin. */
  autoRenew: boolean
  /** When it ends for good, because its customer wants that; null if it goes on. */
  cancelAt: number | null
  /** Until when it is neither suspended nor ended; null without a hold. */
  holdUntil: number | null
  /** Whether it is never charged, suspended or ended for money. */
  isExempt: boolean
  /** The days of grace, if not the usual ones. */
  graceDays: number | null
}

type Dates = Pick<PlanState, 'billingPeriod' | 'anchorDay' | 'nextBillingAt'>
type Deadlines = Dates & Pick<PlanState, 'graceDays' | 'holdUntil' | 'suspendedAt'>

/** The time some billing periods after one that begins at `at`. Counted from the anchor day, so that a short month moves none after it. */
export const periodsAfter = (at: number, periods: number, { billingPeriod, anchorDay }: Omit<Dates, 'nextBillingAt'>) =>
  addMonths(at, periods * (billingPeriod === 'monthly' ? 1 : 12), anchorDay)

/**
 * The due date that counts at a given time: that of the period that is charged next. Of several periods that have already begun without a charge only the last one is
 * charged: nobody pays for those in which nothing was charged, such as while an admin had suspended the instance.
 */
export function dueDate(plan: Dates, now: number): number {
  let dueAt = plan.nextBillingAt
  for (let next = dueAt; next <= now; next = periodsAfter(dueAt, 1, plan)) dueAt = next
  return dueAt
}

/** When an instance is suspended that is not paid for. */
export const suspensionTime = (plan: Deadlines, now: number): number =>
  Math.max(dueDate(plan, now) + (plan.graceDays ?? GRACE_DAYS) * DAY_MS, plan.holdUntil ?? 0)

/** When an instance is deleted that is not paid for. */
export function deletionTime(plan: Deadlines, now: number): number {
  const suspendedAt = plan.suspendedAt ?? suspensionTime(plan, now)
  // It is counted from the due date for which it was suspended: what was said then holds.
  const dueAt = dueDate(plan, plan.suspendedAt ?? now)
  return Math.max(dueAt + UNPAID_DAYS * DAY_MS, suspendedAt + SUSPENDED_DAYS_MIN * DAY_MS, plan.holdUntil ?? 0)
}

/** Whether an instance is suspended because it was not paid for. */
export const isUnpaid = ({ status, suspendedReason }: Pick<PlanState, 'status' | 'suspendedReason'>) =>
  status === 'suspended' && suspendedReason === 'unpaid'

/** What the next period of an instance costs. */
export const chargeOf = ({ listPrice, discount, discountedPeriodsLeft }: PlanState): number =>
  nextCharge(listPrice, discount, discountedPeriodsLeft)

/** What some periods cost together that follow each other, one by one. */
export const chargesOfPeriods = (plan: PlanState, periods: number): number[] =>
  Array.from({ length: periods }, (_, number) =>
    chargeOf({ ...plan, discountedPeriodsLeft: plan.discountedPeriodsLeft - number }),
  )

/** What changes when the next period of an instance is charged, or begins without a charge because of an exemption. */
export function renewed(
  plan: PlanState,
  dueAt: number,
  periods = 1,
): Pick<PlanState, 'nextBillingAt' | 'discountedPeriodsLeft'> {
  const used = plan.isExempt ? 0 : periods
  return {
    nextBillingAt: periodsAfter(dueAt, periods, plan),
    discountedPeriodsLeft: Math.max(0, plan.discountedPeriodsLeft - used),
  }
}

/** Something that happens to an instance. `at` is when, `dueAt` the due date that it is about. Money in integer dong, times in milliseconds. */
export type PlanEvent = {
  vpsId: string
  at: number
  dueAt: number
} & (
  | {
      /** A period is charged, and what the wallet has left; of an exemption, it begins without a charge. */
      kind: 'renew'
      amount: number
      balanceAfter: number
    }
  | {
      /** A period is not charged, because the wallet lacks `missing`. `isFirst`: of its instance; the later ones would be charged if it had been paid. */
      kind: 'short'
      amount: number
      missing: number
      isFirst: boolean
    }
  /** It is suspended, because it is not paid for. */
  | { kind: 'suspend' }
  /** It runs again, because an admin has exempted or held it. */
  | { kind: 'resume' }
  /** It is deleted. */
  | { kind: 'end'; reason: 'unpaid' | 'cancelled' }
)

type Next = { at: number; kind: 'charge' | 'free' | 'suspend' | 'resume' | 'cancel' | 'end' }

/** What happens to an instance next if it has no money but what is charged at its due date: and not even that once that was `tried` in vain. */
function nextOf(plan: PlanState, now: number, tried: boolean): Next | null {
  const { status, trialEndsAt, suspendedReason, cancelAt, holdUntil, isExempt, autoRenew } = plan
  if (status === 'failed' || status === 'terminated') return null
  if (cancelAt !== null) return { at: Math.max(cancelAt, holdUntil ?? 0), kind: 'cancel' }
  // A trial ends by its own job; what an admin has suspended waits for the admin.
  if (trialEndsAt !== null || (status === 'suspended' && suspendedReason !== 'unpaid')) return null
  if (status === 'suspended' && (isExempt || (holdUntil !== null && holdUntil > now)))
    return { at: now, kind: 'resume' }
  if (isExempt) return { at: plan.nextBillingAt, kind: 'free' }
  if (autoRenew && !tried) return { at: plan.nextBillingAt, kind: 'charge' }
  if (status === 'suspended') return { at: deletionTime(plan, now), kind: 'end' }
  return { at: suspensionTime(plan, now), kind: 'suspend' }
}

/** What is to happen to an instance, in the order in which it does. */
interface Entry {
  at: number
  /** Of several at the same time, the one with the nearest deadline is first, then the one with the smaller id. */
  deadline: number
  plan: PlanState
  kind: Next['kind'] | 'later'
  /** How many periods of it were not charged. */
  skipped: number
}

const comesFirst = (a: Entry, b: Entry): boolean => {
  if (a.at !== b.at) return a.at < b.at
  if (a.deadline !== b.deadline) return a.deadline < b.deadline
  return a.plan.id === b.plan.id ? a.kind < b.kind : a.plan.id < b.plan.id
}

/**
 * The lives of a customer's instances from `now` to `until`, event by event, if nothing changes and nothing is paid into the wallet: the only rules of what is charged,
 * suspended and ended when. The forecast shows what this yields, and the jobs do what it yields up to the present. What is overdue comes first, at `now`, by the nearest
 * deadline: those that run before those that are suspended, as long as the same time has passed since their due dates. A charge is made whole or not at all; after one that
 * cannot be made, the others are made as long as the balance suffices.
 */
export function* planLives(
  balance: number,
  plans: readonly PlanState[],
  now: number,
  until: number,
): Generator<PlanEvent, void> {
  let left = balance
  const entryOf = (plan: PlanState, at: number, tried: boolean): Entry | null => {
    const next = nextOf(plan, at, tried)
    if (!next) return null
    const due = dueDate(plan, at)
    const days = plan.status === 'suspended' ? UNPAID_DAYS : GRACE_DAYS
    return { at: Math.max(next.at, at), deadline: due + days * DAY_MS, plan, kind: next.kind, skipped: 0 }
  }
  const isInTime = (entry: Entry | null): entry is Entry => entry !== null && entry.at <= until
  const heap = createHeap(plans.map((plan) => entryOf(plan, now, false)).filter(isInTime), comesFirst)
  const push = (entry: Entry | null) => {
    if (isInTime(entry)) heap.push(entry)
  }

  for (let entry = heap.pop(); entry; entry = heap.pop()) {
    const { at, plan, kind, skipped } = entry
    const vpsId = plan.id
    const dueAt = dueDate(plan, at)
    if (kind === 'charge' || kind === 'free') {
      const amount = kind === 'free' ? 0 : chargeOf(plan)
      if (amount > left) {
        yield { kind: 'short', vpsId, at, dueAt, amount, missing: amount - left, isFirst: true }
        push(entryOf(plan, at, true))
        push({ ...entry, at: periodsAfter(dueAt, 1, plan), kind: 'later', skipped: 1 })
        continue
      }
      left -= amount
      yield { kind: 'renew', vpsId, at, dueAt, amount, balanceAfter: left }
      const status = plan.status === 'suspended' ? ('active' as const) : plan.status
      const suspended = { suspendedReason: null, suspendedAt: null }
      push(entryOf({ ...plan, ...renewed(plan, dueAt), ...suspended, status }, at, false))
    } else if (kind === 'later') {
      const [amount = 0] = chargesOfPeriods(plan, skipped + 1).slice(-1)
      yield { kind: 'short', vpsId, at, dueAt: at, amount, missing: Math.max(0, amount - left), isFirst: false }
      push({ ...entry, at: periodsAfter(at, 1, plan), skipped: skipped + 1 })
    } else if (kind === 'suspend') {
      yield { kind, vpsId, at, dueAt }
      push(entryOf({ ...plan, status: 'suspended', suspendedReason: 'unpaid', suspendedAt: at }, at, true))
    } else if (kind === 'resume') {
      yield { kind, vpsId, at, dueAt }
      push(entryOf({ ...plan, status: 'active', suspendedReason: null, suspendedAt: null }, at, false))
    } else yield { kind: 'end', vpsId, at, dueAt, reason: kind === 'cancel' ? 'cancelled' : 'unpaid' }
  }
}

/** Whether customers are reminded of the due date of an instance: not where nothing is to be paid. */
const isReminded = (plan: PlanState) =>
  isRenewed({ ...plan, autoRenew: true }) && (plan.status === 'active' || plan.status === 'creating')

/** What a reminder is about: the day on which it is written, and the due date. */
export interface Reminder {
  day: ReminderDay
  dueAt: number
}

/** When a reminder is written. */
const reminderTime = ({ day, dueAt }: Reminder) => dueAt + day * DAY_MS

/** The reminder that is to be written at a time: for a day from its time on; what was missed for longer is not written any more. */
export function reminderAt(plan: PlanState, now: number): Reminder | null {
  if (!isReminded(plan)) return null
  const dueAt = dueDate(plan, now)
  const found = reminderDays.map((day) => ({ day, dueAt })).findLast((reminder) => reminderTime(reminder) <= now)
  return found && now < reminderTime(found) + DAY_MS ? found : null
}

/** Whether a reminder says nothing that the customer has to know: the wallet pays for it by itself. */
export const isNeedless = ({ day }: Reminder, { autoRenew }: PlanState, missing: number): boolean =>
  autoRenew && missing === 0 && onlyIfShort.includes(day)

/** How many days before an instance is deleted its customer is told so. */
export const endingDays = [5, 1] as const

/** That an instance is about to be deleted, and why. */
export interface Ending {
  deleteAt: number
  daysLeft: number
  reason: 'unpaid' | 'cancelled'
}

/** When an instance is deleted if nothing changes; null if it is not. */
function endOf(plan: PlanState, now: number): Pick<Ending, 'deleteAt' | 'reason'> | null {
  if (plan.status === 'failed' || plan.status === 'terminated') return null
  if (plan.cancelAt !== null) return { deleteAt: Math.max(plan.cancelAt, plan.holdUntil ?? 0), reason: 'cancelled' }
  return isUnpaid(plan) && !plan.isExempt ? { deleteAt: deletionTime(plan, now), reason: 'unpaid' } : null
}

/** What a customer is to be told at a time of the end of an instance: for a day from its time on. */
export function endingAt(plan: PlanState, now: number): Ending | null {
  const end = endOf(plan, now)
  const daysLeft = endingDays.findLast((days) => end !== null && end.deleteAt - days * DAY_MS <= now)
  if (!end || daysLeft === undefined || now >= end.deleteAt - (daysLeft - 1) * DAY_MS) return null
  return { ...end, daysLeft }
}

/** How long before its end a trial's customer is told what it costs to keep the instance, in milliseconds. */
const TRIAL_NOTICE = DAY_MS

/** Whether a customer is to be told at a time that a trial ends. */
export const isTrialEnding = ({ status, trialEndsAt }: PlanState, now: number): boolean =>
  status === 'active' && trialEndsAt !== null && trialEndsAt - TRIAL_NOTICE <= now && now < trialEndsAt

/** When something is to be done about an instance next, after `now`: a step or a reminder; null if nothing is. */
export function nextTime(plan: PlanState, now: number): number | null {
  const times: number[] = []
  for (const tried of [false, true]) {
    const next = nextOf(plan, now, tried)
    if (next) times.push(next.at)
  }
  if (isReminded(plan)) {
    const dueAt = dueDate(plan, now)
    times.push(...reminderDays.map((day) => reminderTime({ day, dueAt })))
  }
  const end = endOf(plan, now)
  if (end) times.push(...endingDays.map((days) => end.deleteAt - days * DAY_MS))
  if (plan.trialEndsAt !== null) times.push(plan.trialEndsAt - TRIAL_NOTICE)
  const later = times.filter((at) => at > now)
  return later.length > 0 ? Math.min(...later) : null
}
