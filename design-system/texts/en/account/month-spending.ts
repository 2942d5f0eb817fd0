import type { MonthSpendingTexts } from '#ds/account/MonthSpending/index.ts'

/** What was spent in each month. */
export const monthSpending: MonthSpendingTexts = {
  title: 'Spending by month',
  unit: 'thousand ₫, net of refunds',
  bars: { month: 'Month', spent: 'Spent', planned: 'Falling due', returned: 'Refunded, not counted' },
  spent: (month, amount) => `${amount} spent in ${month}`,
  spentNet: (month, amount, refunds) => `${amount} spent in ${month}, after ${refunds} refunded`,
  moreRefunded: (month, amount) => `${amount} more refunded than spent in ${month}`,
}
