import type { OperatingSystem, OrderCatalog, Plan } from '#contracts/catalog.ts'
import { periodEnd } from '#contracts/rules/calendar.ts'
import { afterPaying } from '#contracts/rules/money.ts'
import { type BillingPeriod, priceOf } from '#contracts/rules/price.ts'

/** What an order costs and leaves, ready to show. All money in whole dong as decimal strings. */
export interface OrderQuote {
  cost: string
  /** ISO 8601: one month or one year from `now`. */
  nextBillingDate: string
  /** Absent while the balance is not known. */
  wallet?: {
    before: string
    /** Negative when the balance does not reach. */
    after: string
    /** What is missing, `0` when nothing is. */
    shortfall: string
  }
}

/** One month or one year after `now`, the anchor day kept and clamped (product spec, section 9; product decisions). */
export const firstBillingDate = (now: string, period: BillingPeriod): string =>
  new Date(periodEnd(Date.parse(now), period)).toISOString()

/** Puts price, date and wallet together for the summary. `balance` in whole dong; absent while it is not known. */
export function quoteOrder(plan: Plan, period: BillingPeriod, now: string, balance?: string): OrderQuote {
  const cost = BigInt(priceOf(plan, period))
  const quote = { cost: cost.toString(), nextBillingDate: firstBillingDate(now, period) }
  if (balance === undefined) return quote
  const { after, shortfall } = afterPaying(BigInt(balance), cost)
  return { ...quote, wallet: { before: balance, after: after.toString(), shortfall: shortfall.toString() } }
}

/** The systems that can be chosen: those of the plan, or all of them before a plan is chosen. */
export const systemsFor = (catalog: OrderCatalog, plan: Plan | undefined): readonly OperatingSystem[] =>
  plan ? catalog.operatingSystems.filter((system) => plan.osSupported.includes(system.id)) : catalog.operatingSystems
