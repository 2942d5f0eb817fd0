import { Gift, LayoutDashboard, LifeBuoy, type LucideIcon, Server, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import type { OrderChoice } from '#contracts/rules/order-address.ts'
import { givenName } from '#contracts/rules/person-name.ts'
import type { Ticket } from '#contracts/tickets.ts'
import { DashboardHeader, type DashboardHeaderProps } from '#ds/account/DashboardHeader/index.ts'
import { DemoBanner, type DemoBannerProps } from '#ds/account/DemoBanner/index.ts'
import type { OffersPanelProps } from '#ds/account/OffersPanel/index.ts'
import type { OrderDialogProps } from '#ds/account/OrderDialog/index.ts'
import type { PhoneVerificationProps } from '#ds/account/PhoneVerification/index.ts'
import { PhoneVerificationBanner } from '#ds/account/PhoneVerificationBanner/index.ts'
import { SupportChat, type SupportChatProps } from '#ds/account/SupportChat/index.ts'
import { nameChoices, type ShownVps } from '#ds/account/shown-vps.ts'
import type { TicketListProps } from '#ds/account/TicketList/index.ts'
import type { TopUpDialogProps } from '#ds/account/TopUpDialog/index.ts'
import type { TrialDialogProps } from '#ds/account/TrialDialog/index.ts'
import { VpsList, type VpsListProps } from '#ds/account/VpsList/index.ts'
import type { WalletPanelProps } from '#ds/account/WalletPanel/index.ts'
import { WalletStatCards, type WalletStatCardsProps } from '#ds/account/WalletStatCards/index.ts'
import { WelcomeLine } from '#ds/account/WelcomeLine/index.ts'
import type { DialogProps } from '#ds/components/Dialog/index.ts'
import { Notice } from '#ds/components/Notice/index.ts'
import { loadErrorOf, type ReadyResource } from '#ds/components/resource.ts'
import { MAIN_ID } from '#ds/components/SkipLink/index.ts'
import { Tab, TabList, TabPanel, Tabs } from '#ds/components/Tabs/index.ts'
import { type DashboardDialog, DashboardDialogs, type DashboardUser } from './DashboardDialogs.tsx'
import { DashboardPanel } from './DashboardPanel.tsx'
import * as css from './DashboardScreen.css.ts'
import { type DashboardTab, type DashboardTexts, dashboardTabs } from './dashboard-texts.ts'
import { useReturnFocus } from './use-return-focus.ts'

/** Props of panels and dialogs that the dashboard sets itself. */
type SetByDashboard =
  | 'texts'
  | 'now'
  | 'open'
  | 'onOpenChange'
  | 'finalFocus'
  | 'onOrder'
  | 'onTopUp'
  | 'onPayTrial'
  | 'onContactSupport'
  | 'onCreate'
  | 'onOpen'

/** Which dialog of the tickets is open, if any. */
export interface TicketDialogsState {
  dialog: DashboardDialog | null
  onDialogChange: (dialog: DashboardDialog | null) => void
  /** The element that is focused after the dialog has closed. */
  finalFocus: DialogProps['finalFocus']
}

/** One group of props for each panel and dialog, named as its texts. */
export interface DashboardScreenProps {
  texts: DashboardTexts
  /** The signed-in customer: as of sign-in until the record has been loaded, and stale if loading it failed. */
  user: ReadyResource<DashboardUser>
  /** The current time, ISO 8601: determines the current month and the first billing date of an order. */
  now: string
  stats: Omit<WalletStatCardsProps, SetByDashboard | 'balance'>
  /** Ids of operating systems, and places, are replaced with their names in the catalogue. */
  vps: Omit<VpsListProps, SetByDashboard>
  /** The balance is also shown in the header, the figures and the dialogs. */
  wallet: Omit<WalletPanelProps, SetByDashboard | 'transactionTexts'>
  /** What holds today for this customer. */
  offers: Omit<OffersPanelProps, SetByDashboard>
  support: Omit<TicketListProps, SetByDashboard>
  /** Renders the dialogs of the tickets, TicketDialog and TicketConversation. The caller loads them, because few visits need them. */
  ticketDialogs: (state: TicketDialogsState) => ReactNode
  chat: Omit<SupportChatProps, SetByDashboard | 'email'>
  order: Omit<OrderDialogProps, SetByDashboard | 'balance'>
  /** Pays for a trial. */
  trial: Omit<TrialDialogProps, SetByDashboard | 'vps' | 'balance' | 'orderTexts'>
  topUp: Omit<TopUpDialogProps, SetByDashboard | 'suggestedAmount'>
  /** After a correct code the caller passes a user with `isPhoneVerified`. */
  phoneVerification: Pick<PhoneVerificationProps, 'onSendCode' | 'onVerify'>
  /** The ways out of the demo, whose banner is shown to a user with `isDemo`. Default: there is no banner. */
  demo?: Pick<DemoBannerProps, 'registerHref' | 'onRegister' | 'onLeave'> | undefined
  tab: DashboardTab
  onTabChange: (tab: DashboardTab) => void
  /**
   * The open dialog, null for none. The caller keeps this state: it closes an order or a top-up that has succeeded, opens
   * `onboarding` when `shouldOnboard` returns true, and remembers that it was closed.
   */
  dialog: DashboardDialog | null
  onDialogChange: (dialog: DashboardDialog | null) => void
  onSignOut: DashboardHeaderProps['onSignOut']
}

const tabIcons: Record<DashboardTab, LucideIcon> = {
  overview: LayoutDashboard,
  vps: Server,
  offers: Gift,
  wallet: Wallet,
  support: LifeBuoy,
}

/**
 * The customer's dashboard: instances, wallet, offers and support, with the dialogs to order and top up. If a resource has failed or is
 * stale, a notice at the top shows that and loads all of those again.
 */
export function DashboardScreen(props: DashboardScreenProps) {
  const { texts, now, stats, wallet, support, order } = props
  const user = props.user.data
  const { balance } = wallet
  const vps = nameChoices(props.vps.vps, order.catalog)
  const loadError = loadErrorOf(
    props.user,
    balance,
    stats.summary,
    vps,
    wallet.transactions,
    support.tickets,
    props.offers.offers,
    order.catalog,
  )
  const { target, fallback, remember } = useReturnFocus()
  const open = (dialog: DashboardDialog) => {
    remember()
    props.onDialogChange(dialog)
  }
  const openOrder = (choice?: OrderChoice) => open({ name: 'order', choice })
  const openTopUp = (amount?: string) => open({ name: 'top-up', ...(amount !== undefined && { amount }) })
  return (
    <div data-component="DashboardScreen">
      <DashboardHeader
        user={user}
        balance={balance}
        texts={texts.header}
        support={<SupportChat {...props.chat} email={user.email} texts={texts.chat} />}
        onSignOut={props.onSignOut}
      />
      <main id={MAIN_ID} className={css.main}>
        {user.isDemo && props.demo && <DemoBanner {...props.demo} texts={texts.demo} className={css.demoBanner} />}
        <WelcomeLine
          name={givenName(user)}
          texts={texts.welcome}
          onTopUp={() => openTopUp()}
          onOrder={() => openOrder()}
          headingRef={fallback}
        />
        {loadError && (
          <Notice tone="caution" title={texts.loadFailed} role="status" onRetry={loadError.onRetry}>
            {loadError.message}
          </Notice>
        )}
        {!user.isPhoneVerified && (
          <PhoneVerificationBanner
            texts={texts.phone}
            onVerify={() => open({ name: 'phone' })}
            className={css.phoneBanner}
          />
        )}
        <WalletStatCards {...stats} balance={balance} now={now} texts={texts.stats} />
        <DashboardTabs
          {...props}
          vps={{ ...props.vps, vps }}
          onOrder={openOrder}
          onTopUp={openTopUp}
          onPayTrial={(instance) => open({ name: 'trial', vps: instance })}
          onCreateTicket={() => open({ name: 'new-ticket' })}
          onOpenTicket={(ticket) => open({ name: 'ticket', ticket })}
        />
      </main>
      <DashboardDialogs {...props} finalFocus={target} />
      {props.ticketDialogs({ dialog: props.dialog, onDialogChange: props.onDialogChange, finalFocus: target })}
    </div>
  )
}

interface DashboardTabsProps extends DashboardScreenProps {
  onOrder: (choice?: OrderChoice) => void
  onTopUp: (amount?: string) => void
  onPayTrial: (vps: ShownVps) => void
  onCreateTicket: () => void
  onOpenTicket: (ticket: Ticket) => void
}

function DashboardTabs(props: DashboardTabsProps) {
  const { tab, onTabChange, texts, now, vps, onOrder, onPayTrial } = props
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
        {dashboardTabs.map((value) => (
          <TabPanel key={value} value={value} unmountOnHide className={css.panel}>
            {value === 'vps' ? (
              <VpsList
                {...vps}
                now={now}
                texts={texts.vps}
                onOrder={() => onOrder()}
                onPayTrial={onPayTrial}
                onContactSupport={() => onTabChange('support')}
              />
            ) : (
              <DashboardPanel {...props} tab={value} />
            )}
          </TabPanel>
        ))}
      </Tabs>
    </div>
  )
}
