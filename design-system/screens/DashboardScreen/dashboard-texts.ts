import type { DashboardHeaderTexts } from '#ds/account/DashboardHeader/index.ts'
import type { DemoBannerTexts } from '#ds/account/DemoBanner/index.ts'
import type { FigureLineTexts } from '#ds/account/FigureLine/index.ts'
import type { OffersPanelTexts } from '#ds/account/OffersPanel/index.ts'
import type { OnboardingDialogTexts } from '#ds/account/OnboardingDialog/index.ts'
import type { OrderDialogTexts } from '#ds/account/OrderDialog/index.ts'
import type { OverviewPanelTexts } from '#ds/account/OverviewPanel/index.ts'
import type { PhoneDialogTexts, PhoneVerificationTexts } from '#ds/account/PhoneVerification/index.ts'
import type { RenewDialogTexts } from '#ds/account/RenewDialog/index.ts'
import type { SupportChatTexts } from '#ds/account/SupportChat/index.ts'
import type { TicketListTexts } from '#ds/account/TicketList/index.ts'
import type { TopUpDialogTexts } from '#ds/account/TopUpDialog/index.ts'
import type { TransactionListTexts } from '#ds/account/TransactionList/index.ts'
import type { TrialDialogTexts } from '#ds/account/TrialDialog/index.ts'
import type { VerificationLineTexts } from '#ds/account/VerificationLine/index.ts'
import type { VpsPaneTexts } from '#ds/account/VpsPane/index.ts'
import type { VpsRowsTexts } from '#ds/account/VpsRows/index.ts'
import type { WaitingOrdersTexts } from '#ds/account/WaitingOrders/index.ts'
import type { WelcomeLineTexts } from '#ds/account/WelcomeLine/index.ts'
import type { VpsActionTexts } from './vps-actions.ts'
import type { VpsEventTexts } from './vps-events.ts'
import type { WalletTabTexts } from './WalletTab.tsx'

/** The tabs in order (product spec, section 2). `vps` is open initially. */
export const dashboardTabs = ['overview', 'vps', 'offers', 'wallet', 'support'] as const
export type DashboardTab = (typeof dashboardTabs)[number]

/** The texts of what the dashboard shows at first, one group for each component. */
export interface DashboardTexts {
  header: DashboardHeaderTexts
  welcome: WelcomeLineTexts
  demo: DemoBannerTexts
  verification: VerificationLineTexts
  /** The line about the email; `sent` is said once the link was sent again. */
  emailVerification: VerificationLineTexts & { sent: string }
  /** Title of the notice that something could not be loaded. */
  loadFailed: string
  figures: FigureLineTexts
  /** Accessible name of the tab list. */
  tabsLabel: string
  tabs: Readonly<Record<DashboardTab, string>>
  vpsRows: VpsRowsTexts
  vpsActions: VpsActionTexts
  vpsEvents: VpsEventTexts
  vpsPane: VpsPaneTexts
  chat: SupportChatTexts
}

/** The texts of the tabs that are not open at first, and of what is loaded with them. */
export interface DashboardTabTexts {
  overview: OverviewPanelTexts
  offers: OffersPanelTexts
  wallet: WalletTabTexts
  transactions: TransactionListTexts
  support: TicketListTexts
  /** On each tab that is about VPS or money. */
  waitingOrders: WaitingOrdersTexts
}

/** The texts of the dialogs. */
export interface DashboardDialogTexts {
  phoneVerification: PhoneVerificationTexts
  phoneDialog: PhoneDialogTexts
  order: OrderDialogTexts
  trial: TrialDialogTexts
  renew: RenewDialogTexts
  topUp: TopUpDialogTexts
  onboarding: OnboardingDialogTexts
}
