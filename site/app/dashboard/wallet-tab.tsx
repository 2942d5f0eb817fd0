import { useNavigate } from 'react-router'
import { WalletTab as WalletPanel } from '#ds/screens/DashboardScreen/WalletTab.tsx'
import * as accountTabsArea from '#ds/texts/account-tabs.ts'
import { useDialogs } from '#site/dashboard/dialogs.tsx'
import type { TabProps } from '#site/dashboard/tabs.tsx'
import { SiteWaitingOrders } from '#site/dashboard/waiting-orders.tsx'
import { useBalance, useForecast } from '#site/hooks/account-resources.ts'
import { topUpHref } from '#site/hooks/use-tab.ts'
import { useOrderNames } from '#site/hooks/use-waiting-orders.ts'
import { useWallet, useWalletHistory } from '#site/hooks/use-wallet.ts'
import { useLanguage } from '#site/page-data.tsx'
import { useTexts } from '#site/texts/use-texts.ts'

/** The tab `wallet`. */
export function WalletTab({ userId, now }: TabProps) {
  const { accountTabTexts } = useTexts(accountTabsArea)
  const dialogs = useDialogs()
  const navigate = useNavigate()
  return (
    <WalletPanel
      {...useWallet(userId)}
      balance={useBalance(userId)}
      forecast={useForecast(userId)}
      history={useWalletHistory(userId)}
      statementHref={`/api/wallet/transactions.csv?lang=${useLanguage()}`}
      orderNames={useOrderNames(userId)}
      above={<SiteWaitingOrders userId={userId} now={now} />}
      now={now}
      texts={accountTabTexts.wallet}
      onTopUp={(amount) => dialogs.open({ name: 'top-up', amount })}
      onWithdraw={() => dialogs.open({ name: 'withdraw' })}
      onOpenPayment={(transactionId) => void navigate(topUpHref(transactionId))}
    />
  )
}
