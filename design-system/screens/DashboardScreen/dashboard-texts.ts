import type { DashboardHeaderTexts } from '#ds/account/DashboardHeader/index.ts'
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
import type { VpsListTexts } from '#ds/account/VpsList/index.ts'
import type { WalletPanelTexts } from '#ds/account/WalletPanel/index.ts'
import type { WalletStatCardsTexts } from '#ds/account/WalletStatCards/index.ts'
import type { WelcomeLineTexts } from '#ds/account/WelcomeLine/index.ts'

/** The tabs in their order (product spec, section 2). A customer lands on `vps`. */
export const dashboardTabs = ['overview', 'vps', 'offers', 'wallet', 'support'] as const
export type DashboardTab = (typeof dashboardTabs)[number]

/** Everything that the dashboard says, a group for each of its pieces. */
export interface DashboardTexts {
  header: DashboardHeaderTexts
  welcome: WelcomeLineTexts
  phone: PhoneVerificationBannerTexts
  /** Title of the notice that something could not be loaded. */
  loadFailed: string
  stats: WalletStatCardsTexts
  /** Name of the row of tabs, for screen readers. */
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
  topUp: TopUpDialogTexts
  onboarding: OnboardingDialogTexts
}

/** Around the phone verification, where the banner's button opens it. */
export interface PhoneDialogTexts {
  heading: string
  description: string
  /** Closes the dialog once the number is verified. */
  done: string
}
