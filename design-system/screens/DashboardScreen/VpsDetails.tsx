import { useEffect, useRef } from 'react'
import type { WalletTransaction } from '#contracts/transactions.ts'
import { VpsPane } from '#ds/account/VpsPane/index.ts'
import type { VpsNames } from '#ds/account/vps.ts'
import { useFormats } from '#ds/providers/format.tsx'
import type { DashboardTexts } from './dashboard-texts.ts'
import type { OpenVps } from './VpsTab.tsx'
import { vpsEvents } from './vps-events.ts'

export interface VpsDetailsProps extends OpenVps {
  /** The names of systems and places in the page's language. Default: not known yet. */
  catalog: VpsNames | undefined
  /** The transactions of the wallet, of which those of the instance are listed. Absent while unknown. */
  transactions: readonly WalletTransaction[] | undefined
  /** The current time, ISO 8601. */
  now: string
  /** The page of the instance. */
  pageHref: string
  texts: Pick<DashboardTexts, 'vpsPane' | 'vpsEvents'>
}

/** The details of one instance, with what can be done about it today. */
export function VpsDetails({ vps, focused, transactions, onClose, texts, ...props }: VpsDetailsProps) {
  const { currency } = useFormats()
  const pane = useRef<HTMLElement>(null)
  useEffect(() => {
    if (focused) pane.current?.focus()
  }, [focused])
  return (
    <VpsPane
      ref={pane}
      // Another instance is another pane, which arrives like the first.
      key={vps.id}
      {...props}
      vps={vps}
      events={transactions && vpsEvents(vps, transactions, props.now, texts.vpsEvents, currency)}
      onOpenChange={onClose}
      texts={texts.vpsPane}
    />
  )
}
