import { Gift, LayoutDashboard, LifeBuoy, type LucideIcon, Server, Wallet } from 'lucide-react'
import { DashboardHeader } from '#ds/account/DashboardHeader/index.ts'
import { nameSystems } from '#ds/account/figures.ts'
import { OffersPanel } from '#ds/account/OffersPanel/index.ts'
import { OrderDialog, type OrderFormValues } from '#ds/account/OrderDialog/index.ts'
import { OverviewPanel } from '#ds/account/OverviewPanel/index.ts'
import { PhoneVerificationBanner } from '#ds/account/PhoneVerificationBanner/index.ts'
import { TicketList } from '#ds/account/TicketList/index.ts'
import { type PaymentMethod, TopUpDialog, type TopUpFormValues, topUpFor } from '#ds/account/TopUpDialog/index.ts'
import type {
  AccountTicket,
  AccountTransaction,
  AccountUser,
  AccountVps,
  OrderCatalog,
  Resource,
  SubmitResult,
} from '#ds/account/types.ts'
import { VpsList } from '#ds/account/VpsList/index.ts'
import { WalletPanel } from '#ds/account/WalletPanel/index.ts'
import { WalletStatCards } from '#ds/account/WalletStatCards/index.ts'
import { WelcomeLine } from '#ds/account/WelcomeLine/index.ts'
import { Tab, TabList, TabPanel, Tabs } from '#ds/components/Tabs/index.ts'
import * as css from './DashboardScreen.css.ts'
import { type DashboardTab, type DashboardTexts, dashboardTabs } from './dashboard-texts.ts'

/** The dialog that is open over the dashboard. `amount`: filled in at first, whole dong as digits. */
export type DashboardDialog = { name: 'order' } | { name: 'top-up'; amount?: string }

export interface DashboardScreenProps {
  texts: DashboardTexts
  /** Who is signed in. */
  user: AccountUser
  /** The present moment, ISO 8601: it decides which month is this one, and the first billing date of an order. */
  now: string
  /** Whole dong as a decimal string. */
  balance: Resource<string>
  /** Newest first. An operating system given by its id in the catalogue is shown by its name. */
  vps: Resource<readonly AccountVps[]>
  /** Newest first. */
  transactions: Resource<readonly AccountTransaction[]>
  /** Newest first. */
  tickets: Resource<readonly AccountTicket[]>
  /** What the order dialog sells by. */
  catalog: Resource<OrderCatalog>
  /** The payment methods on offer. Default: all four. */
  paymentMethods?: readonly PaymentMethod[]
  tab: DashboardTab
  onTabChange: (tab: DashboardTab) => void
  /** The open dialog, null for none. Whoever renders the screen keeps it, and closes a dialog that has succeeded. */
  dialog: DashboardDialog | null
  onDialogChange: (dialog: DashboardDialog | null) => void
  onOrder: (order: OrderFormValues) => Promise<SubmitResult>
  onTopUp: (topUp: TopUpFormValues) => Promise<SubmitResult>
  onSignOut: () => void
  /** Starts the phone verification. Without it the banner's button does nothing yet. */
  onVerifyPhone?: () => void
}

const tabIcons: Record<DashboardTab, LucideIcon> = {
  overview: LayoutDashboard,
  vps: Server,
  offers: Gift,
  wallet: Wallet,
  support: LifeBuoy,
}

/** The customer's home: what they have, what it costs, and the ways to get more. */
export function DashboardScreen(props: DashboardScreenProps) {
  const { texts, user, now, balance, transactions, tickets, catalog, dialog, onDialogChange } = props
  const vps = nameSystems(props.vps, catalog)
  const openOrder = () => onDialogChange({ name: 'order' })
  const openTopUp = () => onDialogChange({ name: 'top-up' })
  return (
    <div data-component="DashboardScreen">
      <DashboardHeader user={user} balance={balance} texts={texts.header} onSignOut={props.onSignOut} />
      <main className={css.main}>
        <WelcomeLine
          firstName={user.firstName || user.email}
          texts={texts.welcome}
          onTopUp={openTopUp}
          onOrder={openOrder}
        />
        {!user.isPhoneVerified && <PhoneVerificationBanner texts={texts.phone} onVerify={props.onVerifyPhone} />}
        <WalletStatCards
          balance={balance}
          vps={vps}
          tickets={tickets}
          transactions={transactions}
          now={now}
          texts={texts.stats}
        />
        <DashboardTabs {...props} vps={vps} openOrder={openOrder} openTopUp={openTopUp} />
      </main>
      <OrderDialog
        open={dialog?.name === 'order'}
        onOpenChange={(open) => onDialogChange(open ? { name: 'order' } : null)}
        catalog={catalog}
        balance={balance.status === 'ready' ? balance.data : undefined}
        now={now}
        onSubmit={props.onOrder}
        onTopUp={(shortfall) => onDialogChange({ name: 'top-up', amount: topUpFor(shortfall) })}
        texts={texts.order}
      />
      <TopUpDialog
        open={dialog?.name === 'top-up'}
        onOpenChange={(open) => onDialogChange(open ? { name: 'top-up' } : null)}
        suggestedAmount={dialog?.name === 'top-up' ? dialog.amount : undefined}
        methods={props.paymentMethods}
        onSubmit={props.onTopUp}
        texts={texts.topUp}
      />
    </div>
  )
}

interface DashboardTabsProps extends DashboardScreenProps {
  openOrder: () => void
  openTopUp: () => void
}

function DashboardTabs({ tab, onTabChange, texts, openOrder, openTopUp, ...props }: DashboardTabsProps) {
  const { user, balance, vps, transactions, tickets } = props
  return (
    <div>
      <Tabs value={tab} onValueChange={(value) => onTabChange(value as DashboardTab)}>
        <TabList label={texts.tabsLabel}>
          {dashboardTabs.map((value) => (
            <Tab key={value} value={value} icon={tabIcons[value]}>
              {texts.tabs[value]}
            </Tab>
          ))}
        </TabList>
        <TabPanel value="overview" unmountOnHide className={css.panel}>
          <OverviewPanel
            user={user}
            vps={vps}
            transactions={transactions}
            texts={texts.overview}
            vpsTexts={texts.vps}
            transactionTexts={texts.transactions}
            onShowVps={() => onTabChange('vps')}
            onShowWallet={() => onTabChange('wallet')}
          />
        </TabPanel>
        <TabPanel value="vps" unmountOnHide className={css.panel}>
          <VpsList vps={vps} texts={texts.vps} onOrder={openOrder} />
        </TabPanel>
        <TabPanel value="offers" unmountOnHide className={css.panel}>
          <OffersPanel texts={texts.offers} onOrder={openOrder} onTopUp={openTopUp} />
        </TabPanel>
        <TabPanel value="wallet" unmountOnHide className={css.panel}>
          <WalletPanel
            balance={balance}
            transactions={transactions}
            texts={texts.wallet}
            transactionTexts={texts.transactions}
            onTopUp={openTopUp}
          />
        </TabPanel>
        <TabPanel value="support" unmountOnHide className={css.panel}>
          <TicketList tickets={tickets} texts={texts.support} />
        </TabPanel>
      </Tabs>
    </div>
  )
}
