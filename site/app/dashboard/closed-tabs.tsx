/** The content of the tabs that are closed at first, and of the details of an instance: one file, since a customer opens several of them. */
export { OffersTab } from './offers-tab.tsx'
export { OverviewTab } from './overview-tab.tsx'
export { SupportTab } from './support-tab.tsx'
export { SiteVpsDetails } from './vps-details.tsx'
export { WalletTab } from './wallet-tab.tsx'
