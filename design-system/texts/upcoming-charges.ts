import type { UpcomingChargesTexts } from '#ds/account/UpcomingCharges/index.ts'
import { localized } from './localized.ts'

/** What will be taken from the wallet next. */
export const upcomingChargesTexts = localized<UpcomingChargesTexts>({
  title: { vi: 'Sắp trừ từ ví', en: 'Upcoming charges', zh: '即将扣款' },
  showAll: {
    vi: (count) => `Xem cả ${count} khoản`,
    en: (count) => `Show all ${count}`,
    zh: (count) => `查看全部 ${count} 笔`,
  },
  showFewer: { vi: 'Thu gọn', en: 'Show fewer', zh: '收起' },
  renewal: { vi: 'Gia hạn', en: 'Renewal', zh: '续费' },
  left: { vi: (amount) => `ví còn ${amount}`, en: (amount) => `${amount} left`, zh: (amount) => `剩余 ${amount}` },
  short: { vi: 'ví không đủ', en: 'not enough in the wallet', zh: '余额不足' },
  emptyTitle: { vi: 'Chưa có lần gia hạn nào', en: 'No renewals are due', zh: '暂无待续费项目' },
  emptyDescription: {
    vi: 'Các lần gia hạn của VPS trả phí hiện ở đây.',
    en: 'Renewals of your paid servers appear here.',
    zh: '付费 VPS 的续费会显示在这里。',
  },
  errorTitle: {
    vi: 'Không tải được các lần gia hạn',
    en: 'The renewals could not be loaded',
    zh: '续费项目加载失败',
  },
})
