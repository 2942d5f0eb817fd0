import { addMonths } from '#ds/account/calendar.ts'
import type { OperatingSystem, OrderCatalog, VpsPlan } from '#ds/account/types.ts'

export type BillingPeriod = 'monthly' | 'yearly'

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

/** Total cost is the plan's monthly or yearly price (product spec, section 9). The server computes its own and decides. */
export const orderCost = (plan: VpsPlan, period: BillingPeriod): number =>
  period === 'yearly' ? plan.priceYearly : plan.priceMonthly

/** One month or one year after `now`, the anchor day kept and clamped (product spec, section 9; product decisions). */
export const firstBillingDate = (now: string, period: BillingPeriod): string =>
  addMonths(now, period === 'yearly' ? 12 : 1)

/** Puts price, date and wallet together for the summary. `balance` in whole dong; absent while it is not known. */
export function quoteOrder(plan: VpsPlan, period: BillingPeriod, now: string, balance?: string): OrderQuote {
  const cost = BigInt(orderCost(plan, period))
  const quote = { cost: cost.toString(), nextBillingDate: firstBillingDate(now, period) }
  if (balance === undefined) return quote
  const after = BigInt(balance) - cost
  const shortfall = after < 0n ? -after : 0n
  return { ...quote, wallet: { before: balance, after: after.toString(), shortfall: shortfall.toString() } }
}

/** The systems that can be chosen: those of the plan, or all of them before a plan is chosen. */
export const systemsFor = (catalog: OrderCatalog, plan: VpsPlan | undefined): readonly OperatingSystem[] =>
  plan ? catalog.operatingSystems.filter((system) => plan.osSupported.includes(system.id)) : catalog.operatingSystems
