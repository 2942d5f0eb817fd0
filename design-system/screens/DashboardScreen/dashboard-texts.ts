import type { DashboardHeaderTexts } from '#ds/account/DashboardHeader/index.ts'
import type { DemoBannerTexts } from '#ds/account/DemoBanner/index.ts'
import type { OffersPanelTexts } from '#ds/account/OffersPanel/index.ts'
import type { OnboardingDialogTexts } from '#ds/account/OnboardingDialog/index.ts'
import type { OrderDialogTexts } from '#ds/account/OrderDialog/index.ts'
import type { OverviewPanelTexts } from '#ds/account/OverviewPanel/index.ts'
import type { PhoneVerificationTexts } from '#ds/account/PhoneVerification/index.ts'
import type { PhoneVerificationBannerTexts } from '#ds/account/PhoneVerificationBanner/index.ts'
import type { SupportChatTexts } from '#ds/account/SupportChat/index.ts'
import type { TicketListTexts } from '#ds/account/TicketList/index.ts'
import type { TopUpDialogTexts } from '#ds/account/TopUpDialog/index.ts'
import type { TransactionListTexts } from '#ds/account/TransactionList/index.ts'
import type { TrialDialogTexts } from '#ds/account/TrialDialog/index.ts'
import type { VpsListTexts } from '#ds/account/VpsList/index.ts'
import type { WalletPanelTexts } from '#ds/account/WalletPanel/index.ts'
import type { WalletStatCardsTexts } from '#ds/account/WalletStatCards/index.ts'
import type { WelcomeLineTexts } from '#ds/account/WelcomeLine/index.ts'

/** The tabs in order (product spec, section 2). `vps` is open initially. */
export const dashboardTabs = ['overview', 'vps', 'offers', 'wallet', 'support'] as const
export type DashboardTab = (typeof dashboardTabs)[number]

/** All texts of the dashboard, one group for each component. */
export interface DashboardTexts {
  header: DashboardHeaderTexts
  welcome: WelcomeLineTexts
  demo: DemoBannerTexts
  phone: PhoneVerificationBannerTexts
  /** Title of the notice that something could not be loaded. */
  loadFailed: string
  stats: WalletStatCardsTexts
  /** Accessible name of the tab list. */
  tabsLabel: string
  tabs: Readonly<Record<DashboardTab, string>>
  overview: OverviewPanelTexts
  vps: VpsListTexts
  offers: OffersPanelTexts
  wallet: WalletPanelTexts
  transactions: TransactionListTexts
  support: TicketListTexts
  chat: SupportChatTexts
  phoneVerification: PhoneVerificationTexts
  phoneDialog: PhoneDialogTexts
  order: OrderDialogTexts
  trial: TrialDialogTexts
  topUp: TopUpDialogTexts
  onboarding: OnboardingDialogTexts
}

/** Texts of the dialog around the phone verification, which the banner's button opens. */
export interface PhoneDialogTexts {
  heading: string
  description: string
  /** Label of the button that closes the dialog after the number is verified. */
  done: string
}
