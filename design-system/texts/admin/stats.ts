import type { FigureListTexts } from '#ds/admin/FigureList/index.ts'
import { localized } from '#ds/texts/localized.ts'

/** Texts of the figures. */
export const stats = localized<FigureListTexts>({
  monthlyRevenue: { vi: 'Doanh thu tháng này', en: 'Revenue this month', zh: '本月收入' },
  totalRevenue: { vi: 'Tổng doanh thu', en: 'Total revenue', zh: '累计收入' },
  totalBalance: { vi: 'Tổng số dư đang giữ', en: 'Balances held', zh: '代管余额' },
  users: {
    total: { vi: 'Tổng người dùng', en: 'Total users', zh: '用户总数' },
    active: { vi: 'Người dùng hoạt động', en: 'Active users', zh: '正常用户' },
  },
  vps: {
    total: { vi: 'Tổng VPS', en: 'Total servers', zh: 'VPS 总数' },
    active: { vi: 'VPS đang chạy', en: 'Running servers', zh: '运行中的 VPS' },
  },
  loadFailed: { vi: 'Không tải được số liệu', en: 'The figures could not be loaded', zh: '数据加载失败' },
})
