import type { FigureListTexts } from '#ds/admin/FigureList/index.ts'

/** Texts of the figures. */
export const stats: FigureListTexts = {
  monthlyRevenue: 'Doanh thu tháng này',
  totalRevenue: 'Tổng doanh thu',
  totalBalance: 'Tổng số dư đang giữ',
  users: { total: 'Tổng người dùng', active: 'Đang hoạt động' },
  vps: { total: 'Tổng VPS', active: 'VPS đang chạy' },
  loadFailed: 'Không tải được số liệu',
}
