import { LifeBuoy, Settings2, SquareTerminal, Wallet } from 'lucide-react'
import type { ListedVps } from '#ds/account/listed-vps.ts'
import { isPayableTrial } from '#ds/account/shown-vps.ts'
import type { VpsAction } from '#ds/account/vps-action.ts'

/** Words of the actions. */
export interface VpsActionTexts {
  manage: string
  console: string
  /** Why the console cannot be opened. */
  consoleLater: string
  /** Pays for a trial. */
  pay: string
  contactSupport: string
}

/** What the actions do. */
export interface VpsActionCallbacks {
  onPayTrial: () => void
  onContactSupport: () => void
}

/** What can be done about an instance today, besides opening it: in its row and in its details. */
export function vpsActions(
  vps: ListedVps,
  texts: VpsActionTexts,
  { onPayTrial, onContactSupport }: VpsActionCallbacks,
): readonly VpsAction[] {
  const console: VpsAction = {
    id: 'console',
    label: texts.console,
    icon: SquareTerminal,
    disabledReason: texts.consoleLater,
  }
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
  const isOver = vps.status === 'failed' || vps.status === 'terminated'
  const actions = [...(isOver ? [] : [console]), ...(isPayableTrial(vps) ? [pay] : []), support]
  // What is due comes first.
  return [...actions.filter(({ urgent }) => urgent), ...actions.filter(({ urgent }) => !urgent)]
}

/** Opens the details of an instance. */
export const manageAction = (texts: VpsActionTexts, onManage: () => void): VpsAction => ({
  id: 'manage',
  label: texts.manage,
  icon: Settings2,
  onSelect: onManage,
})
