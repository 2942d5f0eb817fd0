import type { DashboardTexts } from '#ds/screens/DashboardScreen/dashboard-texts.ts'
import { chat } from './chat.ts'
import { header } from './header.ts'
import { phone } from './phone.ts'
import { stats } from './stats.ts'
import { vps } from './vps.ts'
import { welcome } from './welcome.ts'

/** What stands on the dashboard when it opens. */
export const dashboardTexts: DashboardTexts = {
  header,
  welcome,
  phone,
  loadFailed: 'Có số liệu chưa tải được',
  stats,
  tabsLabel: 'Mục của tài khoản',
  tabs: { overview: 'Tổng quan', vps: 'VPS', offers: 'Ưu đãi', wallet: 'Ví', support: 'Hỗ trợ' },
  vps,
  chat,
}
