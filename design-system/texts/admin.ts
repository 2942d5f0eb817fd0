import type { AdminScreenTexts } from '#ds/screens/AdminScreen/index.ts'
import { list } from './admin/list.ts'
import { login } from './admin/login.ts'
import { overview } from './admin/overview.ts'
import { transactions } from './admin/transactions.ts'
import { users } from './admin/users.ts'
import { vps } from './admin/vps.ts'
import { localized, same } from './localized.ts'

/** The back-office, one file per panel. */
export const adminTexts = localized<AdminScreenTexts>({
  title: { vi: 'Quản trị Sen Cloud', en: 'Sen Cloud administration', zh: 'Sen Cloud 管理后台' },
  tabsLabel: { vi: 'Các mục quản trị', en: 'Admin sections', zh: '管理后台栏目' },
  tabs: {
    dashboard: { vi: 'Tổng quan', en: 'Overview', zh: '概览' },
    users: { vi: 'Người dùng', en: 'Users', zh: '用户' },
    vps: same('VPS'),
    transactions: { vi: 'Giao dịch', en: 'Transactions', zh: '交易' },
    support: { vi: 'Hỗ trợ', en: 'Support', zh: '工单' },
    catalog: { vi: 'Danh mục', en: 'Catalogue', zh: '目录' },
    incidents: { vi: 'Sự cố', en: 'Incidents', zh: '故障' },
    infrastructure: { vi: 'Hạ tầng', en: 'Infrastructure', zh: '基础设施' },
    money: { vi: 'Tiền về', en: 'Money in', zh: '到账' },
    renewals: { vi: 'Gia hạn', en: 'Renewals', zh: '续费' },
  },
  header: {
    brand: same('Sen Cloud'),
    area: { vi: 'Quản trị', en: 'Administration', zh: '管理后台' },
    logout: { vi: 'Đăng xuất', en: 'Log out', zh: '退出登录' },
    menu: { vi: 'Tài khoản và giao diện', en: 'Account and appearance', zh: '账户与外观' },
  },
  login,
  overview,
  list,
  users,
  vps,
  transactions,
})
