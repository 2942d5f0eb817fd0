import type { OrderChoice } from '#contracts/rules/order-address.ts'
import type { Vps } from '#contracts/vps.ts'
import { OffersPanel } from '#ds/account/OffersPanel/index.ts'
import { OverviewPanel } from '#ds/account/OverviewPanel/index.ts'
import { TicketList } from '#ds/account/TicketList/index.ts'
import type { DashboardScreenProps } from './DashboardScreen.tsx'
import type { DashboardTab } from './dashboard-texts.ts'
import { VpsDetails } from './VpsDetails.tsx'
import { WalletTab } from './WalletTab.tsx'

export interface DashboardPanelProps extends Omit<DashboardScreenProps, 'tab'> {
  /** The open tab; of the tab `vps`, which is open initially, only the details of `vps`. */
  tab: Exclude<DashboardTab, 'vps'> | { details: Vps; focused: boolean }
  /** Opens the order dialog, with what an offer chooses. */
  onOrder: (choice?: OrderChoice) => void
  /** Opens the top-up dialog, with an amount filled in. */
  onTopUp: (amount?: string) => void
  /** Opens the dialog that sends money of the wallet to a bank. */
  onWithdraw: () => void
  onPayTrial: (vps: Vps) => void
  onCreateTicket: () => void
}

/** The content of a tab other than `vps`, or the details of an instance. */
export function DashboardPanel(props: DashboardPanelProps) {
  const { texts, vps, wallet, onTabChange, onOrder, onTopUp } = props
  if (typeof props.tab === 'object') return <VpsDetails {...props} {...props.tab} />
  switch (props.tab) {
    case 'overview':
      return (
        <OverviewPanel
          user={props.user.data}
          vps={vps.vps}
          transactions={wallet.transactions}
          history={wallet.history}
          forecast={wallet.forecast}
          now={props.now}
          texts={texts.overview}
          vpsTexts={texts.vpsRows}
          transactionTexts={texts.transactions}
          upcomingTexts={texts.wallet.upcoming}
          monthTexts={texts.wallet.months}
          onOrder={() => onOrder()}
          onShowVps={() => onTabChange('vps')}
          onShowWallet={() => onTabChange('wallet')}
        />
      )
    case 'offers':
      return <OffersPanel {...props.offers} now={props.now} texts={texts.offers} onOrder={onOrder} onTopUp={onTopUp} />
    case 'wallet':
      return (
        <WalletTab {...wallet} now={props.now} texts={texts.wallet} onTopUp={onTopUp} onWithdraw={props.onWithdraw} />
      )
    case 'support':
      return <TicketList {...props.support} now={props.now} texts={texts.support} onCreate={props.onCreateTicket} />
  }
}
