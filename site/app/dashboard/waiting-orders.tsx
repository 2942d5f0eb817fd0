import { useEffect, useEffectEvent } from 'react'
import { WaitingOrders } from '#ds/account/WaitingOrders/index.ts'
import { dataOf } from '#ds/hooks/resource.ts'
import * as accountTabsArea from '#ds/texts/account-tabs.ts'
import { useBalance } from '#site/hooks/account-resources.ts'
import { topUpHref } from '#site/hooks/use-tab.ts'
import { useWaitingOrders } from '#site/hooks/use-waiting-orders.ts'
import { useTexts } from '#site/texts/use-texts.ts'

interface SiteWaitingOrdersProps {
  /** Empty while nobody is known: then nothing is requested. */
  userId: string
  /** The current time, ISO 8601. */
  now: string
  /** Called when it is known whether an order waits, and when that changes. */
  onWaitingChange?: (isWaiting: boolean) => void
}

/** The heading of the page, for when the order that was cancelled is gone with its button. */
const pageHeading = {
  get current() {
    return document.querySelector<HTMLElement>('main h1')
  },
}

/** The orders of the customer that wait for their payments; without one there is nothing. */
export function SiteWaitingOrders({ userId, now, onWaitingChange }: SiteWaitingOrdersProps) {
  const waiting = useWaitingOrders(userId)
  const isWaiting = waiting.orders.some(({ state }) => state === 'waiting')
  const announce = useEffectEvent((value: boolean) => onWaitingChange?.(value))
  useEffect(() => announce(isWaiting), [isWaiting])
  const { accountTabTexts } = useTexts(accountTabsArea)
  return (
    <WaitingOrders
      {...waiting}
      balance={dataOf(useBalance(userId))}
      now={now}
      payHref={topUpHref}
      fallbackFocus={pageHeading}
      texts={accountTabTexts.waitingOrders}
    />
  )
}
