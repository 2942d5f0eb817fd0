import type { Impossibility, MachineActionType, SystemActionType } from '#contracts/rules/machine-actions.ts'
import type { BillingPeriod } from '#contracts/rules/price.ts'
import type { SuspendedReason } from '#contracts/rules/vps-status.ts'
import type { VpsState } from '#ds/components/VpsStateMark/index.ts'
import type { Formats } from '#ds/providers/format.tsx'
import { daysUntil, isFreeTrial, type ListedVps, type Renewal } from './listed-vps.ts'

/** The words about one instance that its row and its pane share. */
export interface VpsWordsTexts {
  states: Readonly<Record<VpsState, string>>
  /** While something is done with it, instead of the state. */
  busy: Readonly<Record<MachineActionType | SystemActionType, string>>
  /** It runs its rescue system instead of its own. */
  inRescue: string
  /** Why something cannot be done with it now, and what to do first. */
  impossible: Readonly<Record<Impossibility, string>>
  /** The five steps of creating an instance. */
  steps: readonly string[]
  /** The step under way and its number, such as `3/5`. */
  step: (name: string, position: string) => string
  /** While it is not known which step is under way. */
  settingUp: string
  /** Since the beginning of this day it has been running. */
  runningSinceToday: string
  runningFor: (days: number) => string
  trialDaysLeft: (days: number) => string
  /** It is switched off, and still paid for; `date` is formatted. */
  offSince: (date: string) => string
  off: string
  /** `amount` is formatted. */
  walletLacks: (amount: string) => string
  suspended: Readonly<Record<SuspendedReason, string>>
  /** Why it could not be created, if no more is known: it is not the customer's fault. */
  failed: string
  /** The money of one that could not be created is back. */
  refunded: string
  /** Instead of a countdown: the price came back. */
  givenBack: string
  notRenewed: string
  /** `date` is formatted. */
  keptUntil: (date: string) => string
  trialUntil: (date: string) => string
  /** How it is renewed, by its billing period. */
  renews: Readonly<Record<BillingPeriod, string>>
  /** Below the price of one that is suspended because it is not paid for. */
  unpaid: string
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

type WordFormats = Pick<Formats, 'currency' | 'date' | 'daysLeft' | 'number' | 'gigabytes'>

/** The word for the state, or for what is being done with it now. */
export const stateWord = ({ status, action }: ListedVps, texts: VpsWordsTexts): string =>
  action && status !== 'creating' && status !== 'pending' ? texts.busy[action.type] : texts.states[status]

/** One line on the state: why it is so, or since when. Undefined if nothing is known. */
export function stateDetail(
  vps: ListedVps,
  now: string,
  texts: VpsWordsTexts,
  { currency, date }: WordFormats,
): string | undefined {
  switch (vps.status) {
    case 'pending':
    case 'creating': {
      const name = vps.stepsDone === undefined ? undefined : texts.steps[vps.stepsDone]
      return name ? texts.step(name, `${(vps.stepsDone ?? 0) + 1}/${texts.steps.length}`) : texts.settingUp
    }
    case 'active':
    case 'completed': {
      if (vps.power === 'rescue') return texts.inRescue
      if (vps.trialEndsAt !== null) return texts.trialDaysLeft(Math.max(0, daysUntil(vps.trialEndsAt, now)))
      if (!vps.since) return undefined
      const days = -daysUntil(vps.since, now)
      return days > 0 ? texts.runningFor(days) : texts.runningSinceToday
    }
    case 'off':
      return vps.since ? texts.offSince(date(vps.since)) : texts.off
    case 'suspended':
      if (vps.missing) return texts.walletLacks(currency(vps.missing))
      return vps.suspendedReason ? texts.suspended[vps.suspendedReason] : undefined
    case 'failed':
      return vps.failure ?? texts.failed
    case 'terminated':
      return undefined
  }
}

/** The countdown of a renewal, and the line below it. */
export function renewalWords(
  renewal: Renewal,
  vps: ListedVps,
  now: string,
  texts: VpsWordsTexts,
  { date, daysLeft }: WordFormats,
): { countdown: string; below?: string | undefined } {
  if (renewal.kind === 'never') return { countdown: texts.notRenewed }
  if (renewal.kind === 'refunded')
    return { countdown: texts.givenBack, below: renewal.date === undefined ? undefined : date(renewal.date) }
  if (renewal.kind === 'stopped')
    return renewal.trial
      ? { countdown: texts.trialUntil(date(renewal.date)) }
      : { countdown: texts.paidTo, below: date(renewal.date) }
  const countdown = daysLeft(renewal.date, now)
  if (vps.keptUntil) return { countdown, below: texts.keptUntil(date(vps.keptUntil)) }
  return { countdown, below: date(renewal.date) }
}

/** What stands below the price. */
export function priceNote(vps: ListedVps, texts: VpsWordsTexts): string | undefined {
  if (vps.status === 'failed') return isFreeTrial(vps) ? undefined : texts.backInWallet
  if (vps.status === 'terminated') return undefined
  if (vps.status === 'suspended') return vps.missing ? texts.unpaid : texts.notCharged
  if (vps.trialEndsAt !== null) return texts.trialFree
  return texts.renews[vps.billingPeriod]
}

/** Processors, memory and storage in one line. */
export const resourceLine = (
  { cpu, ram, storage }: ListedVps,
  texts: VpsWordsTexts,
  { number, gigabytes }: WordFormats,
) => `${texts.cores(number(cpu))} · ${gigabytes(ram)} · ${gigabytes(storage)}`
