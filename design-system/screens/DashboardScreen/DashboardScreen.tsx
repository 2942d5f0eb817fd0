import { Gift, LayoutDashboard, LifeBuoy, type LucideIcon, Server, Wallet } from 'lucide-react'
import type { AccountSummary } from '#contracts/account.ts'
import { givenName } from '#contracts/person-name.ts'
import type { Ticket } from '#contracts/tickets.ts'
import type { WalletTransaction } from '#contracts/transactions.ts'
import { DashboardHeader } from '#ds/account/DashboardHeader/index.ts'
import { PhoneVerificationBanner } from '#ds/account/PhoneVerificationBanner/index.ts'
import { SupportChat, type SupportMessage } from '#ds/account/SupportChat/index.ts'
import { nameSystems, type ShownVps } from '#ds/account/shown-vps.ts'
import { VpsList } from '#ds/account/VpsList/index.ts'
import { WalletStatCards } from '#ds/account/WalletStatCards/index.ts'
import { WelcomeLine } from '#ds/account/WelcomeLine/index.ts'
import { Notice } from '#ds/components/Notice/index.ts'
import type { LoadError, Resource } from '#ds/components/resource.ts'
import { MAIN_ID } from '#ds/components/SkipLink/index.ts'
import { Tab, TabList, TabPanel, Tabs } from '#ds/components/Tabs/index.ts'
import type { SubmitResult } from '#ds/components/use-action.ts'
import { DashboardDialogs, type DashboardDialogsProps } from './DashboardDialogs.tsx'
import { DashboardPanel } from './DashboardPanel.tsx'
import * as css from './DashboardScreen.css.ts'
import { type DashboardTab, type DashboardTexts, dashboardTabs } from './dashboard-texts.ts'
import { useReturnFocus } from './use-return-focus.ts'

export interface DashboardScreenProps extends Omit<DashboardDialogsProps, 'finalFocus'> {
  texts: DashboardTexts
  summary: Resource<AccountSummary>
  /** Newest first. An operating system given by its id in the catalogue is shown by its name. */
  vps: Resource<readonly ShownVps[]>
  /** Newest first. */
  transactions: Resource<readonly WalletTransaction[]>
  /** Newest first. */
  tickets: Resource<readonly Ticket[]>
  /** Said over everything that is still shown, with a way to try again. Default: nothing failed. */
  loadError?: LoadError | undefined
  tab: DashboardTab
  onTabChange: (tab: DashboardTab) => void
  /** Cancels a pending top-up; the customer was asked before. */
  onCancelTopUp: (transactionId: string) => Promise<SubmitResult>
  /** Sends what a customer wrote to the online support. */
  onSendMessage: (message: SupportMessage) => Promise<SubmitResult>
  onSignOut: () => void
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
  const { texts, user, now, balance, summary, catalog } = props
  const vps = nameSystems(props.vps, catalog)
  const { target, fallback, remember } = useReturnFocus()
  const open = (name: 'order' | 'top-up' | 'phone') => () => {
    remember()
    props.onDialogChange({ name })
  }
  return (
    <div data-component="DashboardScreen">
      <DashboardHeader
        user={user}
        balance={balance}
        texts={texts.header}
        support={<SupportChat email={user.email} onSend={props.onSendMessage} texts={texts.chat} />}
        onSignOut={props.onSignOut}
      />
      <main id={MAIN_ID} className={css.main}>
        <WelcomeLine
          name={givenName(user)}
          texts={texts.welcome}
          onTopUp={open('top-up')}
          onOrder={open('order')}
          headingRef={fallback}
        />
        {props.loadError && (
          <Notice tone="caution" title={texts.loadFailed} role="status" onRetry={props.loadError.onRetry}>
            {props.loadError.message}
          </Notice>
        )}
        {!user.isPhoneVerified && (
          <PhoneVerificationBanner texts={texts.phone} onVerify={open('phone')} className={css.phoneBanner} />
        )}
        <WalletStatCards balance={balance} summary={summary} now={now} texts={texts.stats} />
        <DashboardTabs {...props} vps={vps} openOrder={open('order')} openTopUp={open('top-up')} />
      </main>
      <DashboardDialogs {...props} finalFocus={target} />
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
        {dashboardTabs.map((value) => (
          <TabPanel key={value} value={value} unmountOnHide className={css.panel}>
            {value === 'vps' ? (
              <VpsList vps={vps} texts={texts.vps} onOrder={openOrder} />
            ) : (
              <DashboardPanel
                tab={value}
                texts={texts}
                onTabChange={onTabChange}
                onOrder={openOrder}
                onTopUp={openTopUp}
                onCancelTopUp={props.onCancelTopUp}
                user={user}
                balance={balance}
                vps={vps}
                transactions={transactions}
                tickets={tickets}
              />
            )}
          </TabPanel>
        ))}
      </Tabs>
    </div>
  )
}
