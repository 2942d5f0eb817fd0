import {
  CalendarPlus,
  Camera,
  ChevronsUp,
  KeyRound,
  LifeBuoy,
  type LucideIcon,
  Power,
  PowerOff,
  RefreshCw,
  RotateCcw,
  RotateCw,
  SquareTerminal,
  Trash2,
  Undo2,
  Wallet,
} from 'lucide-react'
import type { Plan } from '#contracts/catalog.ts'
import type { MachineResponse } from '#contracts/machines.ts'
import { isOpenAction } from '#contracts/rules/machine-actions.ts'
import { type MachineChoice, reasonAgainst } from '#ds/account/machine.ts'
import { isFreeTrial, isRenewable, isUnpaid } from '#ds/account/vps.ts'
import type { VpsLabels } from '#ds/account/vps-labels.ts'
import type { Formats } from '#ds/providers/format.tsx'
import type { MachineScreenTexts, OfferedCapability, PlanStep } from './machine-screen-texts.ts'

const icons: Readonly<Record<OfferedCapability | PlanStep, LucideIcon>> = {
  console: SquareTerminal,
  start: Power,
  shutdown: Power,
  reboot: RotateCw,
  stop: PowerOff,
  reset: RefreshCw,
  snapshot: Camera,
  restore: Undo2,
  resize: ChevronsUp,
  resetPassword: KeyRound,
  rescue: LifeBuoy,
  endRescue: LifeBuoy,
  rebuild: RotateCcw,
  cancel: Trash2,
  renew: CalendarPlus,
  undoCancel: Undo2,
  refund: Wallet,
}

interface ChoiceOptions {
  machine: MachineResponse
  /** The smallest larger plan, if the catalogue has one. */
  nextPlan: Plan | undefined
  texts: MachineScreenTexts
  words: VpsLabels
  currency: Formats['currency']
  onChoose: (step: OfferedCapability | PlanStep) => void
}

/** What can be done with a machine: one table for its buttons, its menu and its settings. What is not possible now has its reason. */
export interface MachineChoices {
  /** At most three buttons. */
  buttons: readonly MachineChoice[]
  menu: readonly MachineChoice[]
  /** What is done about its periods: none for a trial. */
  plan: readonly MachineChoice[]
  /** What changes the machine as a whole. */
  settings: readonly MachineChoice[]
}

/** Makes the table out of what the server says about the machine. */
export function machineChoices({ machine, nextPlan, texts, words, currency, onChoose }: ChoiceOptions): MachineChoices {
  const { vps } = machine
  const resizeLine = nextPlan
    ? texts.resizeConsequence(
        nextPlan.name,
        currency(BigInt(nextPlan.prices[vps.billingPeriod].amount) - BigInt(vps.price)),
      )
    : texts.resizeOnly
  const lineOf = (id: OfferedCapability) => {
    if (id === 'resize') return resizeLine
    return id === 'console' ? undefined : texts.consequences[id]
  }
  const choice = (id: OfferedCapability): MachineChoice => ({
    id,
    label: texts.choices[id],
    icon: icons[id],
    consequence: lineOf(id),
    disabledReason: reasonAgainst(id, machine, words),
    critical: id === 'cancel',
    onSelect: () => onChoose(id),
  })
  const planChoice = (id: PlanStep, facts: Partial<MachineChoice> = {}): MachineChoice => ({
    id,
    label: id === 'renew' && isUnpaid(vps) ? texts.resume : texts.choices[id],
    icon: icons[id],
    consequence: texts.consequences[id],
    onSelect: () => onChoose(id),
    ...facts,
  })
  const isPaid = !isFreeTrial(vps)
  const renewReason = isRenewable(vps) ? undefined : reasonAgainst('resize', machine, words)
  const plan: readonly MachineChoice[] = [
    ...(isPaid && (isRenewable(vps) || renewReason !== undefined)
      ? [planChoice('renew', { disabledReason: renewReason })]
      : []),
    ...(vps.cancelAt === null ? [] : [planChoice('undoCancel')]),
  ]
  const busy = vps.action && isOpenAction(vps.action.state) ? words.impossible.busy : undefined
  const refund = isPaid ? [planChoice('refund', { critical: true, disabledReason: busy })] : []
  const isOff = vps.status === 'active' && vps.power === 'stopped'
  const power = isOff ? 'start' : 'shutdown'
  const otherPower = isOff ? 'shutdown' : 'start'
  const rescue = vps.power === 'rescue' ? 'endRescue' : 'rescue'
  return {
    buttons: [choice('console'), choice('reboot'), { ...choice(power), urgent: isOff }],
    menu: [
      ...(['rebuild', 'resize'] as const).map(choice),
      ...plan,
      ...(['snapshot', 'restore', 'resetPassword', rescue, otherPower, 'stop', 'reset', 'cancel'] as const).map(choice),
    ],
    plan,
    settings: [...(['resize', 'resetPassword', rescue, 'rebuild', 'cancel'] as const).map(choice), ...refund],
  }
}
