import type { UpcomingChargesTexts } from '#ds/account/UpcomingCharges/index.ts'

/** What will be taken from the wallet next. */
export const upcomingChargesTexts: UpcomingChargesTexts = {
  title: 'Các khoản sắp trừ',
  showAll: (count) => `Xem cả ${count} khoản`,
  showFewer: 'Thu gọn',
  renewal: 'Gia hạn',
  left: (amount) => `còn ${amount}`,
  short: 'ví không đủ',
  emptyTitle: 'Không có khoản nào sắp trừ',
  emptyDescription: 'Khi bạn có VPS trả phí đang chạy, các lần gia hạn sẽ hiện ở đây.',
  errorTitle: 'Không tải được các khoản sắp trừ',
}
