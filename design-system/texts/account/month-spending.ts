import type { MonthSpendingTexts } from '#ds/account/MonthSpending/index.ts'
import { localized } from '#ds/texts/localized.ts'

/** What was spent in each month. */
export const monthSpending = localized<MonthSpendingTexts>({
  title: { vi: 'Chi tiêu theo tháng', en: 'Spending by month', zh: '每月支出' },
  unit: { vi: 'nghìn ₫, đã trừ tiền hoàn', en: 'thousand ₫, net of refunds', zh: '千 ₫，已扣除退款' },
  bars: {
    month: { vi: 'Tháng', en: 'Month', zh: '月份' },
    spent: { vi: 'Đã chi', en: 'Spent', zh: '已支出' },
    planned: { vi: 'Dự kiến', en: 'Expected', zh: '预计' },
    returned: {
      vi: 'Đã hoàn (không tính vào chi tiêu)',
      en: 'Refunded (not counted as spending)',
      zh: '已退款（不计入支出）',
    },
  },
  spent: {
    vi: (month, amount) => `Tháng ${month} đã chi ${amount}`,
    en: (month, amount) => `${amount} spent in ${month}`,
    zh: (month, amount) => `${month}已支出 ${amount}`,
  },
  spentNet: {
    vi: (month, amount, refunds) => `Tháng ${month} đã chi ${amount}, đã trừ ${refunds} tiền hoàn`,
    en: (month, amount, refunds) => `${amount} spent in ${month}, after ${refunds} refunded`,
    zh: (month, amount, refunds) => `${month}已支出 ${amount}，已扣除退款 ${refunds}`,
  },
  moreRefunded: {
    vi: (month, amount) => `Tháng ${month}: tiền hoàn nhiều hơn tiền chi ${amount}`,
    en: (month, amount) => `${amount} more refunded than spent in ${month}`,
    zh: (month, amount) => `${month}退款比支出多 ${amount}`,
  },
})
