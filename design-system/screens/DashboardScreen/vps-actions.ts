import {
  CalendarPlus,
  CirclePlus,
  LifeBuoy,
  type LucideIcon,
  Power,
  RotateCw,
  Settings2,
  SquareTerminal,
  Wallet,
} from 'lucide-react'
import { impossibility } from '#contracts/rules/machine-actions.ts'
import type { Vps } from '#contracts/vps.ts'
import { isPayableTrial, isRenewable, isUnpaid, machineStateOf, renewalOf } from '#ds/account/vps.ts'
import type { VpsAction } from '#ds/account/vps-action.ts'
import type { VpsLabels } from '#ds/account/vps-labels.ts'

/** Words of the actions. */
export interface VpsActionTexts {
  manage: string
  console: string
  start: string
  shutdown: string
  reboot: string
  /** Pays for a trial. */
  pay: string
  /** Pays for further periods, and for one that is suspended as unpaid. */
  renew: string
  resume: string
  /** Orders once more what could not be created. */
  orderAgain: string
  contactSupport: string
}

/** What is done with a machine without a question. */
export type PowerAction = 'start' | 'shutdown' | 'reboot'

/** What the actions do. */
export interface VpsActionCallbacks {
  /** The address of the console on the instance's page. */
  consoleHref: string
  onPower: (action: PowerAction) => void
  onPayTrial: () => void
  onRenew: () => void
  onOrderAgain: () => void
  onContactSupport: () => void
}

/** What can be done about an instance today, besides opening it: in its row and in its details. */
export function vpsActions(
  vps: Vps,
  now: string,
  texts: VpsActionTexts,
  { impossible }: Pick<VpsLabels, 'impossible'>,
  { consoleHref, onPower, onPayTrial, onRenew, onOrderAgain, onContactSupport }: VpsActionCallbacks,
): readonly VpsAction[] {
  const state = machineStateOf(vps)
  const reasonOf = (capability: PowerAction | 'console') => {
    const code = impossibility(capability, state)
    return code === null ? undefined : impossible[code]
  }
  const power = (id: PowerAction, icon: LucideIcon): VpsAction => ({
    id,
    label: texts[id],
    icon,
    disabledReason: reasonOf(id),
    onSelect: () => onPower(id),
  })
  const machine: readonly VpsAction[] = [
    {
      id: 'console',
      label: texts.console,
      icon: SquareTerminal,
      disabledReason: reasonOf('console'),
      href: consoleHref,
    },
    power('reboot', RotateCw),
    power(state.power === 'stopped' ? 'start' : 'shutdown', Power),
  ]
  const support: VpsAction = {
    id: 'support',
    label: texts.contactSupport,
    icon: LifeBuoy,
    urgent: vps.status === 'suspended' && vps.suspendedReason === 'admin',
    onSelect: onContactSupport,
  }
  const pay: VpsAction = {
    id: 'pay',
    label: texts.pay,
    icon: Wallet,
    urgent: true,
    onSelect: onPayTrial,
  }
  const renew: VpsAction = {
    id: 'renew',
    label: isUnpaid(vps) ? texts.resume : texts.renew,
    icon: isUnpaid(vps) ? Wallet : CalendarPlus,
    urgent: isUnpaid(vps) || isPressing(vps, now),
    onSelect: onRenew,
  }
  const again: VpsAction = {
    id: 'again',
    label: texts.orderAgain,
    icon: CirclePlus,
    urgent: true,
    onSelect: onOrderAgain,
  }
  const hasFailed = vps.status === 'failed'
  const isOver = hasFailed || vps.status === 'terminated'
  const actions = [
    ...(isOver ? [] : machine),
    ...(isPayableTrial(vps) ? [pay] : []),
    ...(isRenewable(vps) ? [renew] : []),
    ...(hasFailed ? [again] : []),
    support,
  ]
  // What is due comes first.
  return [...actions.filter(({ urgent }) => urgent), ...actions.filter(({ urgent }) => !urgent)]
}

/** Whether an instance has not been paid for, or soon has to be renewed by hand. */
function isPressing(vps: Vps, now: string): boolean {
  const renewal = renewalOf(vps, now)
  if (renewal.kind === 'due') return renewal.next === 'manual' && renewal.urgency !== 'calm'
  return renewal.kind === 'grace'
}

/** Leads to the page of an instance. */
export const manageAction = (texts: VpsActionTexts, href: string): VpsAction => ({
  id: 'manage',
  label: texts.manage,
  icon: Settings2,
  href,
})
