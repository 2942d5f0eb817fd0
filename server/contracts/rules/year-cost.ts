import type { BillingPeriod } from './price.ts'
import { MONTHS_OF_A_YEAR, type YearlyPrices, yearlySaving } from './yearly-saving.ts'

/** The most machines that the calculator of the price list takes: beyond it a quotation is better. */
export const MAX_MACHINES = 100

/** What some machines of one plan cost: integer dong. */
export interface YearCost {
  /** Charged at the start of each period. */
  due: number
  /** Charged in twelve months. */
  year: number
  /** What paying by the year saves, compared with twelve single months; `share` is between 0 and 1. Null if it saves nothing. */
  saving: { amount: number; share: number } | null
}

/** Returns what a number of machines costs, or null if it is not a whole number from 1 to `MAX_MACHINES`. */
export function yearCost(prices: YearlyPrices, period: BillingPeriod, machines: number): YearCost | null {
  if (!Number.isSafeInteger(machines) || machines < 1 || machines > MAX_MACHINES) return null
  const due = prices[period].amount * machines
  const saving = yearlySaving(prices)
  return {
    due,
    year: period === 'monthly' ? due * MONTHS_OF_A_YEAR : due,
    saving: saving && { amount: saving.amount * machines, share: saving.share },
  }
}
