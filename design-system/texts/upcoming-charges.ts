import type { UpcomingChargesTexts } from '#ds/account/UpcomingCharges/index.ts'
import { localized } from './localized.ts'

/** What will be taken from the wallet next. */
export const upcomingChargesTexts = localized<UpcomingChargesTexts>({
  title: { vi: 'Các khoản sắp trừ', en: 'Upcoming charges', zh: '即将扣款' },
  showAll: {
    vi: (count) => `Xem cả ${count} khoản`,
    en: (count) => `Show all ${count}`,
    zh: (count) => `查看全部 ${count} 笔`,
  },
  showFewer: { vi: 'Thu gọn', en: 'Show fewer', zh: '收起' },
  renewal: { vi: 'Gia hạn', en: 'Renewal', zh: '续费' },
  left: { vi: (amount) => `còn ${amount}`, en: (amount) => `${amount} left`, zh: (amount) => `剩余 ${amount}` },
  short: { vi: 'ví không đủ', en: 'not enough in the wallet', zh: '余额不足' },
  emptyTitle: { vi: 'Không có khoản nào sắp trừ', en: 'Nothing is due', zh: '暂无即将扣款' },
  emptyDescription: {
    vi: 'Khi bạn có VPS trả phí đang chạy, các lần gia hạn sẽ hiện ở đây.',
    en: 'The renewals of your paid servers will be listed here while they run.',
    zh: '付费 VPS 运行期间，续费会显示在这里。',
  },
  errorTitle: {
    vi: 'Không tải được các khoản sắp trừ',
    en: 'The upcoming charges could not be loaded',
    zh: '即将扣款加载失败',
  },
})
