import type { AdminScreenTexts } from '#ds/screens/AdminScreen/index.ts'
import { list } from './admin/list.ts'
import { login } from './admin/login.ts'
import { overview } from './admin/overview.ts'
import { transactions } from './admin/transactions.ts'
import { users } from './admin/users.ts'
import { vps } from './admin/vps.ts'

/** The back-office, one file per panel. */
export const adminTexts: AdminScreenTexts = {
  title: 'Sen Cloud administration',
  tabsLabel: 'Admin sections',
  tabs: {
    dashboard: 'Overview',
    users: 'Users',
    vps: 'VPS',
    transactions: 'Transactions',
    support: 'Support',
    catalog: 'Catalogue',
    incidents: 'Incidents',
    infrastructure: 'Infrastructure',
    money: 'Money in',
  },
  header: { brand: 'Sen Cloud', area: 'Administration', logout: 'Log out' },
  login,
  overview,
  list,
  users,
  vps,
  transactions,
}
