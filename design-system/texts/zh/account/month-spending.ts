import type { MonthSpendingTexts } from '#ds/account/MonthSpending/index.ts'

/** What was spent in each month. */
export const monthSpending: MonthSpendingTexts = {
  title: '每月支出',
  unit: '千 ₫，已扣除退款',
  bars: { month: '月份', spent: '已支出', planned: '即将到期', returned: '已退款，不计入' },
  spent: (month, amount) => `${month}已支出 ${amount}`,
  spentNet: (month, amount, refunds) => `${month}已支出 ${amount}，已扣除退款 ${refunds}`,
  moreRefunded: (month, amount) => `${month}退款比支出多 ${amount}`,
}
