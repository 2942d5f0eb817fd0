import type { OrderChoice } from '#contracts/rules/order-address.ts'
import type { Ticket } from '#contracts/tickets.ts'
import { OffersPanel } from '#ds/account/OffersPanel/index.ts'
import { OverviewPanel } from '#ds/account/OverviewPanel/index.ts'
import { TicketList } from '#ds/account/TicketList/index.ts'
import { WalletPanel } from '#ds/account/WalletPanel/index.ts'
import type { DashboardScreenProps } from './DashboardScreen.tsx'
import type { DashboardTab } from './dashboard-texts.ts'

export interface DashboardPanelProps extends Omit<DashboardScreenProps, 'tab'> {
  /** The open tab. */
  tab: Exclude<DashboardTab, 'vps'>
  /** Opens the order dialog, with what an offer chooses. */
  onOrder: (choice?: OrderChoice) => void
  /** Opens the top-up dialog, with an amount filled in. */
  onTopUp: (amount?: string) => void
  onCreateTicket: () => void
  onOpenTicket: (ticket: Ticket) => void
}

/** The content of a tab other than `vps`, which is open initially. */
export function DashboardPanel(props: DashboardPanelProps) {
  const { texts, vps, wallet, onTabChange, onOrder, onTopUp } = props
  switch (props.tab) {
    case 'overview':
      return (
        <OverviewPanel
          user={props.user.data}
          vps={vps.vps}
          transactions={wallet.transactions}
          texts={texts.overview}
          vpsTexts={texts.vps}
          transactionTexts={texts.transactions}
          onShowVps={() => onTabChange('vps')}
          onShowWallet={() => onTabChange('wallet')}
        />
      )
    case 'offers':
      return <OffersPanel {...props.offers} now={props.now} texts={texts.offers} onOrder={onOrder} onTopUp={onTopUp} />
    case 'wallet':
      return (
        <WalletPanel {...wallet} texts={texts.wallet} transactionTexts={texts.transactions} onTopUp={() => onTopUp()} />
      )
    case 'support':
      return (
        <TicketList
          {...props.support}
          texts={texts.support}
          onCreate={props.onCreateTicket}
          onOpen={props.onOpenTicket}
        />
      )
  }
}
