import type { MonthSpendingTexts } from '#ds/account/MonthSpending/index.ts'

/** What was spent in each month. */
export const monthSpending: MonthSpendingTexts = {
  title: 'Chi tiêu theo tháng',
  unit: 'nghìn ₫, đã trừ hoàn tiền',
  bars: { month: 'Tháng', spent: 'Đã chi', planned: 'Sắp đến hạn', returned: 'Đã hoàn, không tính' },
  spent: (month, amount) => `Tháng ${month} đã chi ${amount}`,
  spentNet: (month, amount, refunds) => `Tháng ${month} đã chi ${amount}, đã trừ ${refunds} tiền hoàn`,
  moreRefunded: (month, amount) => `Tháng ${month}: tiền hoàn nhiều hơn tiền chi ${amount}`,
}
