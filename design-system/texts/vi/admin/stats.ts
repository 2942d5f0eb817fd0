import type { AdminScreenTexts } from '#ds/screens/AdminScreen/index.ts'

/** Texts of the figures. */
export const stats: AdminScreenTexts['stats'] = {
  monthlyRevenue: { label: 'Doanh thu tháng này', context: 'Từ ngày đầu tháng đến bây giờ' },
  totalRevenue: { label: 'Tổng doanh thu', context: 'Từ trước đến nay' },
  totalBalance: { label: 'Tổng số dư đang giữ', context: 'Tiền của khách trong tất cả các ví' },
  users: { total: 'Tổng người dùng', active: 'Đang hoạt động' },
  vps: { total: 'Tổng VPS', active: 'VPS đang chạy' },
  loadFailed: 'Không tải được số liệu',
}
