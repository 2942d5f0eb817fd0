import type { AdminScreenTexts } from '#ds/screens/AdminScreen/index.ts'

/** Texts of the figures. */
export const stats: AdminScreenTexts['stats'] = {
  monthlyRevenue: { label: '本月收入', context: '本月 1 日至今' },
  totalRevenue: { label: '累计收入', context: '自上线以来' },
  totalBalance: { label: '代管余额', context: '所有客户钱包中的资金' },
  users: { total: '用户总数', active: '正常用户' },
  vps: { total: 'VPS 总数', active: '运行中的 VPS' },
  loadFailed: '数据加载失败',
}
