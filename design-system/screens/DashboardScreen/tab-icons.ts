import { Gift, LayoutDashboard, LifeBuoy, type LucideIcon, Server, Wallet } from 'lucide-react'
import type { DashboardTab } from './dashboard-texts.ts'

/** The icons of the areas of the account. */
export const tabIcons: Readonly<Record<DashboardTab, LucideIcon>> = {
  overview: LayoutDashboard,
  vps: Server,
  offers: Gift,
  wallet: Wallet,
  support: LifeBuoy,
}
