import type { DashboardTab } from '#ds/screens/DashboardScreen/dashboard-texts.ts'
import * as accountTabsArea from '#ds/texts/account-tabs.ts'
import { lazyExtra, lazyPanel } from '#site/lazy/lazy.tsx'
import { componentOf, createLazyModule } from '#site/lazy/lazy-module.ts'
import { LoadingRows } from '#site/lazy/loading-rows.tsx'

/** What the content of each tab gets. */
export interface TabProps {
  /** Empty while nobody is known: then nothing is requested. */
  userId: string
  /** The current time, ISO 8601. */
  now: string
  /** Whether the customer is shown: not in the prerendered page, nor before it is hydrated. */
  isKnown: boolean
  onTabChange: (tab: DashboardTab) => void
}

const closedTabs = createLazyModule(() => import('./closed-tabs.tsx'), [accountTabsArea])

/** The content of the tabs that are not open at first. */
export const lazyTabs = {
  overview: lazyPanel(
    componentOf(closedTabs, ({ OverviewTab }) => OverviewTab),
    LoadingRows,
  ),
  offers: lazyPanel(
    componentOf(closedTabs, ({ OffersTab }) => OffersTab),
    LoadingRows,
  ),
  wallet: lazyPanel(
    componentOf(closedTabs, ({ WalletTab }) => WalletTab),
    LoadingRows,
  ),
  support: lazyPanel(
    componentOf(closedTabs, ({ SupportTab }) => SupportTab),
    LoadingRows,
  ),
}
export const VpsDetails = lazyPanel(
  componentOf(closedTabs, ({ SiteVpsDetails }) => SiteVpsDetails),
  LoadingRows,
)
/** The orders that wait for their payments, for the tab that the page shows first: requested after what that needs. */
export const WaitingOrders = lazyExtra(
  componentOf(closedTabs, ({ SiteWaitingOrders }) => SiteWaitingOrders),
  'idle',
)

/** Loaded while the browser is idle. */
export const tabModules = [closedTabs]
