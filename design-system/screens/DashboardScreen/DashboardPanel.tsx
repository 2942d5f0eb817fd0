import type { Ticket } from '#contracts/tickets.ts'
import type { WalletTransaction } from '#contracts/transactions.ts'
import { OffersPanel } from '#ds/account/OffersPanel/index.ts'
import { OverviewPanel } from '#ds/account/OverviewPanel/index.ts'
import type { ShownVps } from '#ds/account/shown-vps.ts'
import { TicketList } from '#ds/account/TicketList/index.ts'
import { WalletPanel } from '#ds/account/WalletPanel/index.ts'
import type { Resource } from '#ds/components/resource.ts'
import type { SubmitResult } from '#ds/components/use-action.ts'
import type { DashboardUser } from './DashboardDialogs.tsx'
import type { DashboardTab, DashboardTexts } from './dashboard-texts.ts'

export interface DashboardPanelProps {
  /** Which one is open. */
  tab: Exclude<DashboardTab, 'vps'>
  texts: DashboardTexts
  user: DashboardUser
  /** Whole dong as a decimal string. */
  balance: Resource<string>
  /** Newest first. */
  vps: Resource<readonly ShownVps[]>
  /** Newest first. */
  transactions: Resource<readonly WalletTransaction[]>
  /** Newest first. */
  tickets: Resource<readonly Ticket[]>
  onTabChange: (tab: DashboardTab) => void
  onOrder: () => void
  onTopUp: () => void
  /** Cancels a pending top-up; the customer was asked before. */
  onCancelTopUp: (transactionId: string) => Promise<SubmitResult>
}

/** What is in a tab that is not open at first. */
export function DashboardPanel({ tab, texts, onTabChange, onOrder, onTopUp, ...data }: DashboardPanelProps) {
  switch (tab) {
    case 'overview':
      return (
        <OverviewPanel
          user={data.user}
          vps={data.vps}
          transactions={data.transactions}
          texts={texts.overview}
          vpsTexts={texts.vps}
          transactionTexts={texts.transactions}
          onShowVps={() => onTabChange('vps')}
          onShowWallet={() => onTabChange('wallet')}
        />
      )
    case 'offers':
      return <OffersPanel texts={texts.offers} onOrder={onOrder} onTopUp={onTopUp} />
    case 'wallet':
      return (
        <WalletPanel
          balance={data.balance}
          transactions={data.transactions}
          texts={texts.wallet}
          transactionTexts={texts.transactions}
          onTopUp={onTopUp}
          onCancelTopUp={data.onCancelTopUp}
        />
      )
    case 'support':
      return <TicketList tickets={data.tickets} texts={texts.support} />
  }
}
