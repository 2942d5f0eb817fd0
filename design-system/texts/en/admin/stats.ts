import type { FigureListTexts } from '#ds/admin/FigureList/index.ts'

/** Texts of the figures. */
export const stats: FigureListTexts = {
  monthlyRevenue: 'Revenue this month',
  totalRevenue: 'Total revenue',
  totalBalance: 'Balances held',
  users: { total: 'Total users', active: 'Active users' },
  vps: { total: 'Total VPS', active: 'Running VPS' },
  loadFailed: 'The figures could not be loaded',
}
