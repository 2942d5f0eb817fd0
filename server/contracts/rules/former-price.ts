import type { BillingPeriod } from './price.ts'
import { MONTHS_OF_A_YEAR, yearlySaving } from './yearly-saving.ts'

interface Prices {
  monthly: { amount: number; listAmount: number | null }
  yearly: { amount: number; listAmount: number | null }
}

/**
 * The higher price that is struck through beside the price of a period, in integer dong, or null. A year is compared with twelve single months,
 * which is what it would cost otherwise: one sum on all screens. Only a year that saves nothing, and a month, have a list price of their own.
 */
export const formerPrice = (prices: Prices, period: BillingPeriod): number | null =>
  period === 'yearly' && yearlySaving(prices) ? prices.monthly.amount * MONTHS_OF_A_YEAR : prices[period].listAmount
