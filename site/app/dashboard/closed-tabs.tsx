/** The content of the tabs that are closed at first, of the details of an instance, and of the orders that wait: one file, since a customer opens several of them. */
export { OffersTab } from './offers-tab.tsx'
export { OverviewTab } from './overview-tab.tsx'
export { SupportTab } from './support-tab.tsx'
export { SiteVpsDetails } from './vps-details.tsx'
export { SiteWaitingOrders } from './waiting-orders.tsx'
export { WalletTab } from './wallet-tab.tsx'
