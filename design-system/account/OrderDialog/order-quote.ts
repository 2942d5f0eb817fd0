import type { OperatingSystem, OrderCatalog, Plan } from '#contracts/catalog.ts'
import { periodEnd } from '#contracts/rules/calendar.ts'
import { afterPaying } from '#contracts/rules/money.ts'
import { type BillingPeriod, priceOf } from '#contracts/rules/price.ts'

/** The price of an order and the balance after it, ready to show. All amounts in whole dong as decimal strings. */
export interface OrderQuote {
  cost: string
  /** ISO 8601: one month or one year from `now`. */
  nextBillingDate: string
  /** Absent while the balance is unknown. */
  wallet?: {
    before: string
    /** Negative when the balance is too low. */
    after: string
    /** The missing amount, `0` when the balance is sufficient. */
    shortfall: string
  }
}

/** One month or one year after `now`, on the same day, clamped to the end of the month (product spec, section 9; product decisions). */
export const firstBillingDate = (now: string, period: BillingPeriod): string =>
  new Date(periodEnd(Date.parse(now), period)).toISOString()

/** Computes price, next billing date and balance for the summary. `balance` in whole dong; absent while unknown. */
export function quoteOrder(plan: Plan, period: BillingPeriod, now: string, balance?: string): OrderQuote {
  const cost = BigInt(priceOf(plan, period))
  const quote = { cost: cost.toString(), nextBillingDate: firstBillingDate(now, period) }
  if (balance === undefined) return quote
  const { after, shortfall } = afterPaying(BigInt(balance), cost)
  return { ...quote, wallet: { before: balance, after: after.toString(), shortfall: shortfall.toString() } }
}

/** The selectable systems: those that the plan supports, or all of them before a plan is chosen. */
export const systemsFor = (catalog: OrderCatalog, plan: Plan | undefined): readonly OperatingSystem[] =>
  plan ? catalog.operatingSystems.filter((system) => plan.osSupported.includes(system.id)) : catalog.operatingSystems
