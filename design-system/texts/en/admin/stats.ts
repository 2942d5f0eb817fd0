import type { AdminScreenTexts } from '#ds/screens/AdminScreen/index.ts'

/** Texts of the figures. */
export const stats: AdminScreenTexts['stats'] = {
  monthlyRevenue: { label: 'Revenue this month', context: 'Since the first of the month' },
  totalRevenue: { label: 'Total revenue', context: 'Since the beginning' },
  totalBalance: { label: 'Balances held', context: 'Customers’ money in all wallets' },
  users: { total: 'Total users', active: 'Active users' },
  vps: { total: 'Total VPS', active: 'Running VPS' },
  loadFailed: 'The figures could not be loaded',
}
