import type { AdminScreenTexts } from '#ds/screens/AdminScreen/index.ts'
import { list } from './admin/list.ts'
import { login } from './admin/login.ts'
import { overview } from './admin/overview.ts'
import { transactions } from './admin/transactions.ts'
import { users } from './admin/users.ts'
import { vps } from './admin/vps.ts'

/** The back-office, one file per panel. */
export const adminTexts: AdminScreenTexts = {
  title: 'Quản trị Sen Cloud',
  tabsLabel: 'Các mục quản trị',
  tabs: {
    dashboard: 'Tổng quan',
    users: 'Người dùng',
    vps: 'VPS',
    transactions: 'Giao dịch',
    support: 'Hỗ trợ',
    catalog: 'Danh mục',
    incidents: 'Sự cố',
    infrastructure: 'Hạ tầng',
    money: 'Tiền về',
  },
  header: { brand: 'Sen Cloud', area: 'Quản trị', logout: 'Đăng xuất' },
  login,
  overview,
  list,
  users,
  vps,
  transactions,
}
