import { type ReactNode, useRef } from 'react'
import type { AccountSummary } from '#contracts/account.ts'
import { givenName } from '#contracts/rules/person-name.ts'
import type { User } from '#contracts/user.ts'
import type { WalletForecast } from '#contracts/wallet.ts'
import { DashboardHeader, type DashboardHeaderProps } from '#ds/account/DashboardHeader/index.ts'
import { DemoBanner, type DemoBannerProps } from '#ds/account/DemoBanner/index.ts'
import { FigureLine } from '#ds/account/FigureLine/index.ts'
import { VerificationLine } from '#ds/account/VerificationLine/index.ts'
import { WelcomeLine } from '#ds/account/WelcomeLine/index.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { BottomBar, BottomBarItem } from '#ds/components/navigation/BottomBar/index.ts'
import { MAIN_ID } from '#ds/components/navigation/SkipLink/index.ts'
import { Tab, TabList, TabPanel, Tabs } from '#ds/components/navigation/Tabs/index.ts'
import { dataOf, type LoadError, type Resource } from '#ds/hooks/resource.ts'
import * as css from './DashboardScreen.css.ts'
import { type DashboardTab, type DashboardTexts, dashboardTabs } from './dashboard-texts.ts'
import { EmailReminder, type EmailReminderState } from './EmailReminder.tsx'
import { tabIcons } from './tab-icons.ts'
import { useHasLeftView } from './use-has-left-view.ts'

/** The fields of the signed-in customer that the dashboard shows. */
export type DashboardUser = Pick<
  User,
  'firstName' | 'lastName' | 'email' | 'isEmailVerified' | 'isPhoneVerified' | 'isDemo'
>

/** Texts of what is around the tabs. */
export type DashboardScreenTexts = Pick<
  DashboardTexts,
  'header' | 'welcome' | 'demo' | 'verification' | 'emailVerification' | 'loadFailed' | 'figures' | 'tabsLabel' | 'tabs'
>

export interface DashboardScreenProps {
  texts: DashboardScreenTexts
  user: DashboardUser
  /** The current time, ISO 8601. */
  now: string
  /** Shown in the figures, and in the header once those are out of view. Whole dong as a decimal string. */
  balance: Resource<string>
  summary: Resource<AccountSummary>
  /** Says until when the balance lasts. */
  forecast: Resource<WalletForecast>
  /** How many instances are being created. Default: 0. */
  creatingVps?: number | undefined
  /** What could not be loaded, unless the open tab says so in the place of its list. Its button loads all of it again. */
  error?: LoadError | undefined
  /** The chat of the header, a SupportChat. */
  chat?: ReactNode
  /** Opens the notices, whose unread ones the summary counts. Default: there are none. */
  onOpenNotices?: (() => void) | undefined
  /** The line that asks for the phone number. Put off, it is an entry of the account's menu. Absent: no number can be verified. */
  phoneReminder?: { isPutOff: boolean; onPutOff: () => void; onVerify: () => void } | undefined
  /** The line about an email that is not verified, which waits until the one about the phone is gone. Default: there is none. */
  emailReminder?: EmailReminderState | undefined
  /** The ways out of the demo, whose banner is shown to a user with `isDemo`. Default: there is no banner. */
  demo?: Pick<DemoBannerProps, 'registerHref' | 'onRegister' | 'onLeave'> | undefined
  tab: DashboardTab
  onTabChange: (tab: DashboardTab) => void
  /** The address of a tab, for the links of the bar on phones. */
  tabHref: (tab: DashboardTab) => string
  onTopUp: () => void
  onOrder: () => void
  onSignOut: DashboardHeaderProps['onSignOut']
  /** The content of the open tab: an OverviewPanel, a VpsTab, an OffersPanel, a WalletTab or a TicketList. */
  children: ReactNode
}

/** The frame of the customer's dashboard: header, welcome, figures and tabs around the content of the open tab. */
export function DashboardScreen({
  texts,
  user,
  balance,
  tab,
  phoneReminder,
  children,
  ...props
}: DashboardScreenProps) {
  const figures = useRef<HTMLElement>(null)
  const hasLeftFigures = useHasLeftView(figures)
  const onVerifyPhone = user.isPhoneVerified ? undefined : phoneReminder?.onVerify
  const remindsOfPhone = onVerifyPhone !== undefined && !phoneReminder?.isPutOff
  return (
    <div data-component="DashboardScreen">
      <DashboardHeader
        user={user}
        balance={balance}
        hidesBalance={!hasLeftFigures}
        texts={texts.header}
        onVerifyPhone={remindsOfPhone ? undefined : onVerifyPhone}
        support={props.chat}
        // A server of the previous version does not count them.
        unreadNotices={dataOf(props.summary)?.unreadNotices}
        onOpenNotices={props.onOpenNotices}
        onSignOut={props.onSignOut}
      />
      <main id={MAIN_ID} className={css.main}>
        {user.isDemo && props.demo && <DemoBanner {...props.demo} texts={texts.demo} className={css.demoBanner} />}
        <WelcomeLine name={givenName(user)} texts={texts.welcome} onTopUp={props.onTopUp} onOrder={props.onOrder}>
          {remindsOfPhone && phoneReminder && (
            <VerificationLine
              texts={texts.verification}
              onVerify={phoneReminder.onVerify}
              onLater={phoneReminder.onPutOff}
              className={css.verification}
            />
          )}
          {!remindsOfPhone && !user.isEmailVerified && !user.isDemo && props.emailReminder && (
            <EmailReminder {...props.emailReminder} texts={texts.emailVerification} />
          )}
        </WelcomeLine>
        {props.error && (
          <Notice tone="caution" title={texts.loadFailed} role="status" onRetry={props.error.onRetry}>
            {props.error.message}
          </Notice>
        )}
        <FigureLine
          ref={figures}
          balance={balance}
          summary={props.summary}
          forecast={props.forecast}
          now={props.now}
          creatingVps={props.creatingVps ?? 0}
          onTopUp={props.onTopUp}
          texts={texts.figures}
        />
        <div className={css.tabs}>
          <Tabs value={tab} onValueChange={(value) => props.onTabChange(value as DashboardTab)}>
            <TabList label={texts.tabsLabel} className={css.tabList}>
              {dashboardTabs.map((value) => (
                <Tab key={value} value={value} icon={tabIcons[value]}>
                  {texts.tabs[value]}
                </Tab>
              ))}
            </TabList>
            {dashboardTabs.map((value) => (
              <TabPanel key={value} value={value} unmountOnHide className={value === 'vps' ? css.vpsPanel : css.panel}>
                {value === tab && children}
              </TabPanel>
            ))}
          </Tabs>
        </div>
      </main>
      <BottomBar label={texts.tabsLabel} className={css.bottomBar}>
        {dashboardTabs.map((value) => (
          <BottomBarItem key={value} href={props.tabHref(value)} icon={tabIcons[value]} current={value === tab}>
            {texts.tabs[value]}
          </BottomBarItem>
        ))}
      </BottomBar>
    </div>
  )
}
