import type { AdminScreenTexts } from '#ds/screens/AdminScreen/index.ts'
import { attention } from './admin/attention.ts'
import { list } from './admin/list.ts'
import { login } from './admin/login.ts'
import { stats } from './admin/stats.ts'
import { transactions } from './admin/transactions.ts'
import { users } from './admin/users.ts'
import { vps } from './admin/vps.ts'

/** The back-office, one file per panel. */
export const adminTexts: AdminScreenTexts = {
  title: 'Sen Cloud administration',
  tabsLabel: 'Sections of the administration',
  tabs: {
    dashboard: 'Overview',
    users: 'Users',
    vps: 'VPS',
    transactions: 'Transactions',
    support: 'Support',
    catalog: 'Catalogue',
    incidents: 'Incidents',
  },
  header: { brand: 'Sen Cloud', area: 'Administration', logout: 'Log out' },
  login,
  stats,
  attention,
  list,
  users,
  vps,
  transactions,
}
