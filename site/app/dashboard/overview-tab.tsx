import { useState } from 'react'
import { OverviewPanel } from '#ds/account/OverviewPanel/index.ts'
import { dataOf } from '#ds/hooks/resource.ts'
import * as accountArea from '#ds/texts/account.ts'
import * as accountTabsArea from '#ds/texts/account-tabs.ts'
import { useDialogs } from '#site/dashboard/dialogs.tsx'
import type { TabProps } from '#site/dashboard/tabs.tsx'
import { SiteWaitingOrders } from '#site/dashboard/waiting-orders.tsx'
import { useCustomer, useForecast, useInstances, useTransactions } from '#site/hooks/account-resources.ts'
import { useOrderNames } from '#site/hooks/use-waiting-orders.ts'
import { useWalletHistory } from '#site/hooks/use-wallet.ts'
import { useTexts } from '#site/texts/use-texts.ts'

/** The tab `overview`. */
export function OverviewTab({ userId, now, onTabChange }: TabProps) {
  const { accountTexts } = useTexts(accountArea)
  const { accountTabTexts } = useTexts(accountTabsArea)
  const dialogs = useDialogs()
  const [isOrderWaiting, setIsOrderWaiting] = useState(false)
  // Nothing is shown as unverified that is not known to be.
  const user = dataOf(useCustomer(userId)) ?? { isEmailVerified: true, isPhoneVerified: true }
  return (
    <OverviewPanel
      user={user}
      vps={useInstances(userId)}
      transactions={useTransactions(userId)}
      history={useWalletHistory(userId)}
      forecast={useForecast(userId)}
      orderNames={useOrderNames(userId)}
      above={<SiteWaitingOrders userId={userId} now={now} onWaitingChange={setIsOrderWaiting} />}
      isOrderWaiting={isOrderWaiting}
      now={now}
      texts={accountTabTexts.overview}
      vpsTexts={accountTexts.vpsRows}
      transactionTexts={accountTabTexts.transactions}
      upcomingTexts={accountTabTexts.wallet.upcoming}
      monthTexts={accountTabTexts.wallet.months}
      onOrder={() => dialogs.open({ name: 'order' })}
      onShowVps={() => onTabChange('vps')}
      onShowWallet={() => onTabChange('wallet')}
    />
  )
}
