import type { DashboardPanelTexts } from '#ds/screens/DashboardScreen/dashboard-texts.ts'
import { offers } from './offers.ts'
import { overview } from './overview.ts'
import { support } from './support.ts'
import { transactions } from './transactions.ts'
import { wallet } from './wallet.ts'

/** The tabs of the dashboard that are not open at first. */
export const dashboardPanelTexts: DashboardPanelTexts = { overview, offers, wallet, transactions, support }
