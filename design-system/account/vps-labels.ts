import type { Impossibility, MachineActionType, SystemActionType } from '#contracts/rules/machine-actions.ts'
import type { BillingPeriod } from '#contracts/rules/price.ts'
import type { SuspendedReason } from '#contracts/rules/vps-status.ts'
import type { Vps } from '#contracts/vps.ts'
import type { VpsState } from '#ds/domain/status-looks.ts'
import type { Formats } from '#ds/providers/format.tsx'
import { daysUntil, isFreeTrial, isUnpaid, type Renewal, renewalOf, stepsDone, vpsState } from './vps.ts'

/** The words about one instance that its row, its pane and its page share. */
export interface VpsLabels {
  states: Readonly<Record<VpsState, string>>
  /** While something is done with it, instead of the state. */
  busy: Readonly<Record<MachineActionType | SystemActionType, string>>
  /** The machine runs its rescue system instead of its own. */
  inRescue: string
  /** Why something cannot be done with it now, and what to do first. */
  impossible: Readonly<Record<Impossibility, string>>
  /** The five steps of creating an instance. */
  steps: readonly string[]
  /** The step under way and its number, such as `3/5`. */
  step: (name: string, position: string) => string
  /** While it is not known which step is under way. */
  settingUp: string
  trialDaysLeft: (days: number) => string
  /** The machine is switched off, and still paid for. */
  off: string
  suspended: Readonly<Record<SuspendedReason, string>>
  /** What becomes of it, and when: whole sentences, and short ones for a row. Dates and amounts are formatted. */
  plan: {
    charge: (date: string, amount: string) => string
    manual: (date: string) => string
    ends: (date: string) => string
    paid: (date: string) => string
    /** It was not paid for, and runs on. */
    grace: (amount: string, date: string) => string
    unpaid: (amount: string) => string
    deletes: (date: string) => string
    /** Below a countdown: what happens then. */
    short: Readonly<Record<'manual' | 'ends' | 'suspends' | 'deletes', (date: string) => string>>
  }
  /** The machine could not be created, which is not the customer's fault. What exactly happened is in its details. */
  failed: string
  /** The money of one that could not be created is back. */
  refunded: string
  /** Instead of a countdown: the price came back. */
  givenBack: string
  notRenewed: string
  trialUntil: (date: string) => string
  /** How it is renewed, by its billing period. */
  renews: Readonly<Record<BillingPeriod, string>>
  /** Below the price of one that is suspended: nothing is charged for now. */
  notCharged: string
  /** Before the day until which a suspended one is paid for. */
  paidTo: string
  /** Below the price of a trial. */
  trialFree: string
  /** Below the price of one that could not be created. */
  backInWallet: string
  ipPending: string
  ipNone: string
  /** `count` is formatted. */
  cores: (count: string) => string
  /** Name of the button that copies; `value` is what it copies. */
  copy: (value: string) => string
  copied: string
  /** Shown when the browser refuses, and the text has been selected: how to copy it. */
  copyRefused: string
}

type LabelFormats = Pick<Formats, 'currency' | 'date' | 'day' | 'daysLeft' | 'number' | 'gigabytes'>

/** The word for the state, or for what is being done with it now. */
export const stateLabel = (vps: Pick<Vps, 'status' | 'power' | 'action'>, labels: VpsLabels): string =>
  vps.action && vps.status !== 'creating' ? labels.busy[vps.action.type] : labels.states[vpsState(vps)]

/** One line on the state: why it is so, or how far it is. Undefined if there is nothing to say. */
export function stateDetail(
  vps: Vps,
  now: string,
  labels: VpsLabels,
  { currency }: Pick<LabelFormats, 'currency'>,
): string | undefined {
  const renewal = renewalOf(vps, now)
  if (renewal.kind === 'grace' || renewal.kind === 'unpaid')
    return lowerFirst(labels.plan.unpaid(currency(renewal.amount)))
  switch (vpsState(vps)) {
    case 'creating': {
      const done = stepsDone(vps) ?? -1
      const name = labels.steps[done]
      return name ? labels.step(name, `${done + 1}/${labels.steps.length}`) : labels.settingUp
    }
    case 'active': {
      if (vps.power === 'rescue') return labels.inRescue
      return vps.trialEndsAt === null ? undefined : labels.trialDaysLeft(Math.max(0, daysUntil(vps.trialEndsAt, now)))
    }
    case 'off':
      return labels.off
    case 'suspended':
      return vps.suspendedReason ? labels.suspended[vps.suspendedReason] : undefined
    case 'failed':
      return labels.failed
    case 'terminated':
      return undefined
  }
}

/** A sentence within another line. */
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** What is said of a renewal wherever an instance is shown. */
export interface RenewalWords {
  /** How long it still is, or what there is instead. */
  countdown: string
  /** What happens then, and on which day: for a line of its own. Absent if the countdown says all. */
  below?: string
  /** The same without the year, behind the countdown. */
  beside?: string
  /** The whole in a sentence. Absent for what is not renewed. */
  sentence?: string
}

/** The only words about what becomes of an instance: its row, its pane and its page take theirs from here. */
export function renewalLabels(
  renewal: Renewal,
  now: string,
  labels: VpsLabels,
  { currency, date, day, daysLeft }: LabelFormats,
): RenewalWords {
  const { plan } = labels
  switch (renewal.kind) {
    case 'never':
      return { countdown: labels.notRenewed }
    case 'refunded':
      return { countdown: labels.givenBack }
    case 'stopped': {
      if (renewal.trial) return { countdown: labels.trialUntil(date(renewal.date)) }
      const { date: until } = renewal
      return { countdown: labels.paidTo, below: date(until), beside: day(until), sentence: plan.paid(date(until)) }
    }
    case 'due': {
      const countdown = daysLeft(renewal.date, now)
      const [onDay, shortDay] = [date(renewal.date), day(renewal.date)]
      if (renewal.next === 'manual' || renewal.next === 'ends') {
        const words = plan.short[renewal.next]
        return { countdown, below: words(onDay), beside: words(shortDay), sentence: plan[renewal.next](onDay) }
      }
      const sentence = {
        charge: () => plan.charge(onDay, currency(renewal.amount)),
        trialEnds: () => labels.trialUntil(onDay),
        none: () => plan.paid(onDay),
      }[renewal.next]()
      return { countdown, below: onDay, beside: shortDay, sentence }
    }
    case 'grace': {
      const amount = currency(renewal.amount)
      if (renewal.date === null) return { countdown: daysLeft(renewal.since, now), sentence: plan.unpaid(amount) }
      const words = plan.short.suspends
      return {
        countdown: daysLeft(renewal.date, now),
        // It is so near that its year would only make the line too long.
        below: words(day(renewal.date)),
        beside: words(day(renewal.date)),
        sentence: plan.grace(amount, date(renewal.date)),
      }
    }
    case 'unpaid': {
      if (renewal.date === null) return { countdown: labels.suspended.unpaid }
      const words = plan.short.deletes
      return {
        countdown: daysLeft(renewal.date, now),
        below: words(day(renewal.date)),
        beside: words(day(renewal.date)),
        sentence: plan.deletes(date(renewal.date)),
      }
    }
  }
}

/** The text below the price. */
export function priceNote(vps: Vps, labels: VpsLabels): string | undefined {
  if (vps.status === 'failed') return isFreeTrial(vps) ? undefined : labels.backInWallet
  if (vps.status === 'terminated') return undefined
  if (vps.status === 'suspended' && !isUnpaid(vps)) return labels.notCharged
  return isFreeTrial(vps) ? labels.trialFree : labels.renews[vps.billingPeriod]
}

/** Returns an instance's address, or a text instead: that it is being assigned, or that there is none. */
export const addressOf = (
  { ipAddress, status }: Pick<Vps, 'ipAddress' | 'status'>,
  { ipPending, ipNone }: Pick<VpsLabels, 'ipPending' | 'ipNone'>,
) => ipAddress ?? (status === 'creating' ? ipPending : ipNone)

/** Processors, memory and storage in one line. */
export const resourceLine = (
  { cpu, ram, storage }: Pick<Vps, 'cpu' | 'ram' | 'storage'>,
  labels: VpsLabels,
  { number, gigabytes }: LabelFormats,
) => `${labels.cores(number(cpu))} · ${gigabytes(ram)} · ${gigabytes(storage)}`
