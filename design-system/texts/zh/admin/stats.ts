import type { FigureListTexts } from '#ds/admin/FigureList/index.ts'

/** Texts of the figures. */
export const stats: FigureListTexts = {
  monthlyRevenue: '本月收入',
  totalRevenue: '累计收入',
  totalBalance: '代管余额',
  users: { total: '用户总数', active: '正常用户' },
  vps: { total: 'VPS 总数', active: '运行中的 VPS' },
  loadFailed: '数据加载失败',
}
