import type { AdminScreenTexts } from '#ds/screens/AdminScreen/index.ts'
import { list } from './admin/list.ts'
import { login } from './admin/login.ts'
import { overview } from './admin/overview.ts'
import { transactions } from './admin/transactions.ts'
import { users } from './admin/users.ts'
import { vps } from './admin/vps.ts'

/** The back-office, one file per panel. */
export const adminTexts: AdminScreenTexts = {
  title: 'Sen Cloud 管理后台',
  tabsLabel: '管理后台栏目',
  tabs: {
    dashboard: '概览',
    users: '用户',
    vps: 'VPS',
    transactions: '交易',
    support: '工单',
    catalog: '目录',
    incidents: '故障',
    infrastructure: '基础设施',
    money: '到账',
  },
  header: { brand: 'Sen Cloud', area: '管理后台', logout: '退出登录' },
  login,
  overview,
  list,
  users,
  vps,
  transactions,
}
