import { ArrowLeft } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { ErrorState } from '#ds/components/feedback/ErrorState/index.ts'
import { Skeleton } from '#ds/components/feedback/Skeleton/index.ts'
import { BottomBar, BottomBarItem } from '#ds/components/navigation/BottomBar/index.ts'
import { Link } from '#ds/components/navigation/Link/index.ts'
import { MAIN_ID } from '#ds/components/navigation/SkipLink/index.ts'
import { Tab, TabList, TabPanel, Tabs } from '#ds/components/navigation/Tabs/index.ts'
import type { Resource } from '#ds/hooks/resource.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useMessage } from '#ds/providers/messages.tsx'
import { type DashboardTab, dashboardTabs } from '#ds/screens/DashboardScreen/dashboard-texts.ts'
import { tabIcons } from '#ds/screens/DashboardScreen/tab-icons.ts'
import * as css from './AccountScreen.css.ts'
import { type AccountScreenTexts, type AccountTab, accountTabs } from './account-screen-texts.ts'

export interface AccountScreenProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  texts: AccountScreenTexts
  /** The account's header. */
  header: ReactNode
  /** The areas of the account, for the bar on phones. */
  areas: { label: string; names: Readonly<Record<DashboardTab, string>>; href: (area: DashboardTab) => string }
  /** Whether what the parts show has been loaded. */
  account: Resource<unknown>
  /** The content of each part, once the account has been loaded. */
  parts: Readonly<Record<AccountTab, ReactNode>>
  tab: AccountTab
  onTabChange: (tab: AccountTab) => void
  /** The page for developers. */
  developersHref: string
}

/** The customer's own account: who they are, and how the account is kept safe. Each part has an address. */
export function AccountScreen({
  texts,
  header,
  areas,
  account,
  parts,
  tab,
  onTabChange,
  developersHref,
  ...rest
}: AccountScreenProps) {
  const loading = useMessage('loading')
  return (
    <div data-component="AccountScreen" {...rest}>
      {header}
      <main id={MAIN_ID} className={css.main} aria-busy={account.status === 'loading' || undefined}>
        <div className={css.head}>
          <Link href={areas.href('vps')} tone="neutral" underline="hover" className={css.back}>
            <Icon icon={ArrowLeft} />
            {texts.back}
          </Link>
          <Heading level={1} size="page">
            {texts.title}
          </Heading>
          <Link href={developersHref}>{texts.developers}</Link>
        </div>
        <div className={css.tabs}>
          <Tabs value={tab} onValueChange={(value) => onTabChange(value as AccountTab)}>
            <TabList label={texts.tabsLabel}>
              {accountTabs.map((value) => (
                <Tab key={value} value={value}>
                  {texts.tabs[value]}
                </Tab>
              ))}
            </TabList>
            {accountTabs.map((value) => (
              <TabPanel key={value} value={value} unmountOnHide className={css.panel}>
                {account.status === 'loading' && (
                  <div className={css.loading}>
                    <VisuallyHidden role="status">{loading}</VisuallyHidden>
                    <Skeleton length="short" />
                    <Skeleton length="long" />
                    <Skeleton length="medium" />
                  </div>
                )}
                {account.status === 'error' && (
                  <ErrorState title={texts.errorTitle} description={account.message} onRetry={account.onRetry} />
                )}
                {account.status === 'ready' && parts[value]}
              </TabPanel>
            ))}
          </Tabs>
        </div>
      </main>
      <BottomBar label={areas.label} className={css.bottomBar}>
        {dashboardTabs.map((area) => (
          <BottomBarItem key={area} href={areas.href(area)} icon={tabIcons[area]} current={false}>
            {areas.names[area]}
          </BottomBarItem>
        ))}
      </BottomBar>
    </div>
  )
}
