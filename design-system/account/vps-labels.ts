import type { Impossibility, MachineActionType, SystemActionType } from '#contracts/rules/machine-actions.ts'
import type { BillingPeriod } from '#contracts/rules/price.ts'
import type { SuspendedReason } from '#contracts/rules/vps-status.ts'
import type { Vps } from '#contracts/vps.ts'
import type { VpsState } from '#ds/domain/status-looks.ts'
import type { Formats } from '#ds/providers/format.tsx'
import { daysUntil, isFreeTrial, type Renewal, stepsDone, vpsState } from './vps.ts'

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

type LabelFormats = Pick<Formats, 'date' | 'daysLeft' | 'number' | 'gigabytes'>

/** The word for the state, or for what is being done with it now. */
export const stateLabel = (vps: Pick<Vps, 'status' | 'power' | 'action'>, labels: VpsLabels): string =>
  vps.action && vps.status !== 'creating' ? labels.busy[vps.action.type] : labels.states[vpsState(vps)]

/** One line on the state: why it is so, or how far it is. Undefined if there is nothing to say. */
export function stateDetail(vps: Vps, now: string, labels: VpsLabels): string | undefined {
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

/** The countdown of a renewal, and the line below it. */
export function renewalLabels(
  renewal: Renewal,
  now: string,
  labels: VpsLabels,
  { date, daysLeft }: LabelFormats,
): { countdown: string; below?: string } {
  if (renewal.kind === 'never') return { countdown: labels.notRenewed }
  if (renewal.kind === 'refunded') return { countdown: labels.givenBack }
  if (renewal.kind === 'stopped')
    return renewal.trial
      ? { countdown: labels.trialUntil(date(renewal.date)) }
      : { countdown: labels.paidTo, below: date(renewal.date) }
  return { countdown: daysLeft(renewal.date, now), below: date(renewal.date) }
}

/** The text below the price. */
export function priceNote(vps: Vps, labels: VpsLabels): string | undefined {
  if (vps.status === 'failed') return isFreeTrial(vps) ? undefined : labels.backInWallet
  if (vps.status === 'terminated') return undefined
  if (vps.status === 'suspended') return labels.notCharged
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
