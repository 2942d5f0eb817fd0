import { type ReactNode, useRef, useState } from 'react'
import type { AccountSummary } from '#contracts/account.ts'
import type { OrderChoice } from '#contracts/rules/order-address.ts'
import { givenName } from '#contracts/rules/person-name.ts'
import type { Vps } from '#contracts/vps.ts'
import { DashboardHeader, type DashboardHeaderProps } from '#ds/account/DashboardHeader/index.ts'
import { DemoBanner, type DemoBannerProps } from '#ds/account/DemoBanner/index.ts'
import { FigureLine } from '#ds/account/FigureLine/index.ts'
import type { OffersPanelProps } from '#ds/account/OffersPanel/index.ts'
import type { OrderDialogProps, ShortOrder } from '#ds/account/OrderDialog/index.ts'
import type { PhoneVerificationProps } from '#ds/account/PhoneVerification/index.ts'
import { SupportChat, type SupportChatProps } from '#ds/account/SupportChat/index.ts'
import type { TicketListProps } from '#ds/account/TicketList/index.ts'
import type { TopUpDialogProps, TopUpFormValues } from '#ds/account/TopUpDialog/index.ts'
import type { TrialDialogProps } from '#ds/account/TrialDialog/index.ts'
import { VerificationLine } from '#ds/account/VerificationLine/index.ts'
import { VpsFilter } from '#ds/account/VpsRows/index.ts'
import { WelcomeLine } from '#ds/account/WelcomeLine/index.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { BottomBar, BottomBarItem } from '#ds/components/navigation/BottomBar/index.ts'
import { MAIN_ID } from '#ds/components/navigation/SkipLink/index.ts'
import { Tab, TabList, TabPanel, Tabs } from '#ds/components/navigation/Tabs/index.ts'
import type { DialogProps } from '#ds/components/overlays/Dialog/index.ts'
import { dataOf, loadErrorOf, type ReadyResource, type Resource } from '#ds/hooks/resource.ts'
import type { SubmitResult } from '#ds/hooks/use-action.ts'
import { DashboardDialogs, type DashboardUser } from './DashboardDialogs.tsx'
import { DashboardPanel } from './DashboardPanel.tsx'
import * as css from './DashboardScreen.css.ts'
import type { DashboardDialog } from './dashboard-dialog.ts'
import { type DashboardTab, type DashboardTexts, dashboardTabs } from './dashboard-texts.ts'
import { EmailReminder, type EmailReminderState } from './EmailReminder.tsx'
import { hasFailedTab, retryingAll } from './failed-tab.ts'
import { tabIcons } from './tab-icons.ts'
import { useHasLeftView } from './use-has-left-view.ts'
import { useReturnFocus } from './use-return-focus.ts'
import { VpsTab } from './VpsTab.tsx'
import type { PowerAction } from './vps-actions.ts'
import type { WalletData } from './WalletTab.tsx'

/** Props of panels and dialogs that the dashboard sets itself. */
type SetByDashboard = 'texts' | 'now' | 'open' | 'onOpenChange' | 'finalFocus' | 'onOrder' | 'onTopUp' | 'onCreate'

/** Which dialog is open, if any, for those that the caller renders. */
export interface DialogsState {
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
  /** The figures above the tabs. */
  stats: { summary: Resource<AccountSummary> }
  /** The names of systems and places are those of the catalogue, in `order`. */
  vps: { vps: Resource<readonly Vps[]> }
  /** The pages of the instances, and what is done with one without a question; the caller shows at once that it is under way. */
  machine: {
    pageHref: (vpsId: string, tab?: 'console') => string
    onAction: (vpsId: string, action: PowerAction) => Promise<SubmitResult>
  }
  /** The balance is also shown in the figures, in the header once those are out of view, and in the dialogs. */
  wallet: WalletData
  /** What holds today for this customer. */
  offers: Omit<OffersPanelProps, SetByDashboard>
  support: Omit<TicketListProps, SetByDashboard>
  /** Renders the dialog of a new ticket, TicketDialog. The caller loads it, because few visits need it. */
  ticketDialogs: (state: DialogsState) => ReactNode
  /** Renders the dialog of a payment, PaymentDialog, which the caller loads and follows. */
  paymentDialog: (state: DialogsState) => ReactNode
  /** Renders the dialog that sends money to a bank, WithdrawDialog, which the caller loads. */
  withdrawDialog: (state: DialogsState) => ReactNode
  /** The chat of the header. The caller keeps whether it is open, since it loads the messages then. */
  chat: Omit<SupportChatProps, 'texts'>
  order: Omit<OrderDialogProps, SetByDashboard | 'balance' | 'forecast'>
  /** Pays for a trial. */
  trial: Omit<TrialDialogProps, SetByDashboard | 'vps' | 'catalog' | 'balance' | 'orderTexts'>
  topUp: Omit<
    TopUpDialogProps,
    SetByDashboard | 'suggestedAmount' | 'sensibleTopUp' | 'offers' | 'lastMethod' | 'orderName'
  > & {
    /** Sends the top-up for an order that the wallet cannot pay, and that waits for the money. */
    onSubmitOrder: (order: ShortOrder, topUp: TopUpFormValues) => Promise<SubmitResult>
  }
  /** After a correct code the caller passes a user with `isPhoneVerified`. */
  phoneVerification: Pick<PhoneVerificationProps, 'onSendCode' | 'onVerify' | 'codes'>
  /** Whether the customer has put the verification off, so that only the account's menu offers it. */
  phoneReminder: { isPutOff: boolean; onPutOff: () => void }
  /** The line about an email that is not verified, which waits until the one about the phone is gone. Default: there is none. */
  emailReminder?: EmailReminderState | undefined
  /** The ways out of the demo, whose banner is shown to a user with `isDemo`. Default: there is no banner. */
  demo?: Pick<DemoBannerProps, 'registerHref' | 'onRegister' | 'onLeave'> | undefined
  tab: DashboardTab
  onTabChange: (tab: DashboardTab) => void
  /** The address of a tab, for the links of the bar on phones. */
  tabHref: (tab: DashboardTab) => string
  /** The id of the instance whose details are open in the tab `vps`. An unknown one is ignored. */
  openVpsId?: string | undefined
  /** Called with the id of the instance to open, and with undefined to return to the list. */
  onOpenVpsIdChange: (id: string | undefined) => void
  /**
   * The open dialog, null for none. The caller keeps this state: after an order or a top-up that has succeeded it shows `dialogAfter`, it
   * opens `onboarding` when `shouldOnboard` returns true, and remembers that it was closed.
   */
  dialog: DashboardDialog | null
  onDialogChange: (dialog: DashboardDialog | null) => void
  onSignOut: DashboardHeaderProps['onSignOut']
}

/**
 * The customer's dashboard: instances, wallet, offers and support, with the dialogs to order and top up. If a resource has failed or is
 * stale, one message says so and loads all of those again: that in the place of the open tab's list, otherwise a notice at the top.
 */
export function DashboardScreen(props: DashboardScreenProps) {
  const { texts, stats, wallet, support, order } = props
  const user = props.user.data
  const { balance } = wallet
  const loadError = loadErrorOf(
    props.user,
    balance,
    stats.summary,
    props.vps.vps,
    wallet.transactions,
    support.tickets,
    props.offers.offers,
    order.catalog,
  )
  const shown = retryingAll(props, loadError)
  // The wallet has both: once is enough.
  const isInWallet = props.tab === 'wallet'
  const figures = useRef<HTMLElement>(null)
  const hasLeftFigures = useHasLeftView(figures)
  const canVerifyPhone = !user.isPhoneVerified && props.phoneVerification.codes !== 'none'
  const remindsOfPhone = canVerifyPhone && !props.phoneReminder.isPutOff
  const { target, fallback, remember } = useReturnFocus()
  const open = (dialog: DashboardDialog) => {
    remember()
    props.onDialogChange(dialog)
  }
  const openOrder = (choice?: OrderChoice) => open({ name: 'order', choice })
  const openTopUp = (amount?: string) => open({ name: 'top-up', ...(amount !== undefined && { amount }) })
  const dialogs = { dialog: props.dialog, onDialogChange: props.onDialogChange, finalFocus: target }
  return (
    <div data-component="DashboardScreen">
      <DashboardHeader
        user={user}
        balance={isInWallet ? undefined : balance}
        hidesBalance={!hasLeftFigures}
        texts={texts.header}
        onVerifyPhone={canVerifyPhone && !remindsOfPhone ? () => open({ name: 'phone' }) : undefined}
        support={<SupportChat {...props.chat} texts={texts.chat} />}
        onSignOut={props.onSignOut}
      />
      <main id={MAIN_ID} className={css.main}>
        {user.isDemo && props.demo && <DemoBanner {...props.demo} texts={texts.demo} className={css.demoBanner} />}
        <WelcomeLine
          name={givenName(user)}
          texts={texts.welcome}
          onTopUp={isInWallet ? undefined : () => openTopUp()}
          onOrder={() => openOrder()}
          headingRef={fallback}
        >
          {remindsOfPhone && (
            <VerificationLine
              texts={texts.verification}
              onVerify={() => open({ name: 'phone' })}
              onLater={props.phoneReminder.onPutOff}
              className={css.verification}
            />
          )}
          {!remindsOfPhone && !user.isEmailVerified && !user.isDemo && props.emailReminder && (
            <EmailReminder {...props.emailReminder} texts={texts.emailVerification} />
          )}
        </WelcomeLine>
        {loadError && !hasFailedTab(props) && (
          <Notice tone="caution" title={texts.loadFailed} role="status" onRetry={loadError.onRetry}>
            {loadError.message}
          </Notice>
        )}
        <FigureLine
          ref={figures}
          balance={balance}
          summary={stats.summary}
          forecast={wallet.forecast}
          now={props.now}
          creatingVps={(dataOf(props.vps.vps) ?? []).filter(({ status }) => status === 'creating').length}
          balanceAs={isInWallet ? 'next-charge' : 'amount'}
          onTopUp={isInWallet ? undefined : () => openTopUp()}
          texts={texts.figures}
        />
        <DashboardTabs
          {...shown}
          onOrder={openOrder}
          onTopUp={openTopUp}
          onWithdraw={() => open({ name: 'withdraw' })}
          onPayTrial={(instance) => open({ name: 'trial', vps: instance })}
          onCreateTicket={() => open({ name: 'new-ticket' })}
        />
      </main>
      <BottomBar label={texts.tabsLabel} className={css.bottomBar}>
        {dashboardTabs.map((value) => (
          <BottomBarItem key={value} href={props.tabHref(value)} icon={tabIcons[value]} current={value === props.tab}>
            {texts.tabs[value]}
          </BottomBarItem>
        ))}
      </BottomBar>
      <DashboardDialogs {...props} finalFocus={target} />
      {props.ticketDialogs(dialogs)}
      {props.paymentDialog(dialogs)}
      {props.withdrawDialog(dialogs)}
    </div>
  )
}

export interface DashboardTabsProps extends DashboardScreenProps {
  onOrder: (choice?: OrderChoice) => void
  onTopUp: (amount?: string) => void
  onWithdraw: () => void
  onPayTrial: (vps: Vps) => void
  onCreateTicket: () => void
}

/** From so many instances on there is a field that filters them. */
const FILTER_FROM = 7

function DashboardTabs(props: DashboardTabsProps) {
  const { tab, onTabChange, texts } = props
  const [query, setQuery] = useState('')
  const count = dataOf(props.vps.vps)?.length ?? 0
  return (
    <div className={css.tabs}>
      <Tabs value={tab} onValueChange={(value) => onTabChange(value as DashboardTab)}>
        <TabList label={texts.tabsLabel} className={css.tabList}>
          {dashboardTabs.map((value) => (
            <Tab key={value} value={value} icon={tabIcons[value]}>
              {texts.tabs[value]}
            </Tab>
          ))}
        </TabList>
        {tab === 'vps' && count >= FILTER_FROM && (
          <VpsFilter value={query} onValueChange={setQuery} texts={texts.vpsRows} className={css.filter} />
        )}
        {dashboardTabs.map((value) => (
          <TabPanel key={value} value={value} unmountOnHide className={value === 'vps' ? css.vpsPanel : css.panel}>
            {value === 'vps' ? (
              <VpsTab {...props} query={query} onQueryChange={setQuery} />
            ) : (
              <DashboardPanel {...props} tab={value} />
            )}
          </TabPanel>
        ))}
      </Tabs>
    </div>
  )
}
