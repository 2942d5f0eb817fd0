import type { DashboardTabTexts } from '#ds/screens/DashboardScreen/dashboard-texts.ts'
import { offers } from './account/offers.ts'
import { overview } from './account/overview.ts'
import { support } from './account/support.ts'
import { transactions } from './account/transactions.ts'
import { waitingOrders } from './account/waiting-orders.ts'
import { wallet } from './account/wallet.ts'
import { localizedAsWritten, type TextTree } from './localized.ts'

/** The dashboard's tabs that are not open at first, one file per component, which it loads with them. */
export const accountTabTexts = localizedAsWritten({
  overview,
  offers,
  wallet,
  transactions,
  support,
  waitingOrders,
} satisfies TextTree<DashboardTabTexts>)
