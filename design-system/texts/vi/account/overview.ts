import type { OverviewPanelTexts } from '#ds/account/OverviewPanel/index.ts'

/** Texts of the overview tab. */
export const overview: OverviewPanelTexts = {
  recentVps: 'VPS gần đây',
  allVps: 'Xem tất cả VPS',
  renewal: (date) => `gia hạn ${date}`,
  recentTransactions: 'Giao dịch gần đây',
  allTransactions: 'Xem lịch sử ví',
  verification: {
    title: 'Xác minh tài khoản',
    progress: (done, total) => `Đã hoàn thành ${done}/${total} bước`,
    email: 'Email',
    phone: 'Số điện thoại',
    verified: 'Đã xác minh',
    unverified: 'Chưa xác minh',
  },
}
