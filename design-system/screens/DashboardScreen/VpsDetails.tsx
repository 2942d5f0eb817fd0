import { useEffect, useRef } from 'react'
import type { Vps } from '#contracts/vps.ts'
import { VpsPane } from '#ds/account/VpsPane/index.ts'
import { dataOf } from '#ds/hooks/resource.ts'
import { useFormats } from '#ds/providers/format.tsx'
import type { DashboardPanelProps } from './DashboardPanel.tsx'
import { orderAgain } from './order-again.ts'
import { vpsActions } from './vps-actions.ts'
import { vpsEvents } from './vps-events.ts'

interface VpsDetailsProps extends DashboardPanelProps {
  details: Vps
  /** Whether a press has opened them, so that they get the focus. */
  focused: boolean
}

/** The details of one instance, with what can be done about it today. */
export function VpsDetails({ details: vps, focused, ...props }: VpsDetailsProps) {
  const { texts, now, machine, onTabChange, onOpenVpsIdChange, onPayTrial, onOrder } = props
  const { currency } = useFormats()
  const catalog = dataOf(props.order.catalog)
  const transactions = dataOf(props.wallet.transactions)
  const pane = useRef<HTMLElement>(null)
  useEffect(() => {
    if (focused) pane.current?.focus()
  }, [focused])
  return (
    <VpsPane
      ref={pane}
      // Another instance is another pane, which arrives like the first.
      key={vps.id}
      vps={vps}
      catalog={catalog}
      now={now}
      actions={vpsActions(vps, texts.vpsActions, texts.vpsPane, {
        consoleHref: machine.pageHref(vps.id, 'console'),
        onPower: (action) => void machine.onAction(vps.id, action),
        onPayTrial: () => onPayTrial(vps),
        onOrderAgain: () => onOrder(orderAgain(vps, catalog)),
        onContactSupport: () => onTabChange('support'),
      })}
      events={transactions && vpsEvents(vps, transactions, texts.vpsEvents, currency)}
      pageHref={machine.pageHref(vps.id)}
      onOpenChange={() => onOpenVpsIdChange(undefined)}
      texts={texts.vpsPane}
    />
  )
}
