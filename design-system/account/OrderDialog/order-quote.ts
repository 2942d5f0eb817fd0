import type { Location, OperatingSystem, OrderCatalog, Plan } from '#contracts/catalog.ts'
import type { Quote } from '#contracts/offers.ts'
import { periodEnd } from '#contracts/rules/calendar.ts'
import { afterPaying } from '#contracts/rules/money.ts'
import { type BillingPeriod, priceOf } from '#contracts/rules/price.ts'

/** The price of an order and the balance after it, ready to show. All amounts in whole dong as decimal strings. */
export interface OrderQuote {
  cost: string
  /** ISO 8601. */
  nextBillingDate: string
  /** The catalogue's price of the plan, in place of the server's lines until it has been asked. */
  listPrice?: string
  /** The server's lines, with discounts; absent until it has been asked. */
  server?: Quote | undefined
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

/** What a trial costs today, until the server has answered: nothing. */
export const quoteTrial = (now: string, period: BillingPeriod, balance?: string): OrderQuote =>
  withWallet({ cost: '0', nextBillingDate: firstBillingDate(now, period) }, balance)

/**
 * Price, next billing date and balance for the summary: the server's quote or, until it has answered, the price of the catalogue.
 * `balance` in whole dong; absent while unknown.
 */
export function quoteOrder(
  plan: Plan,
  period: BillingPeriod,
  now: string,
  balance?: string,
  server?: Quote,
): OrderQuote {
  if (server) return quoteOf(server, balance)
  const cost = String(priceOf(plan, period))
  return withWallet({ cost, listPrice: cost, nextBillingDate: firstBillingDate(now, period) }, balance)
}

/** The server's quote, with what is left in the wallet. */
export const quoteOf = (server: Quote, balance: string | undefined): OrderQuote =>
  withWallet({ cost: server.total, nextBillingDate: server.nextCharge.date, server }, balance)

function withWallet(quote: OrderQuote, balance: string | undefined): OrderQuote {
  if (balance === undefined) return quote
  const { after, shortfall } = afterPaying(BigInt(balance), BigInt(quote.cost))
  return { ...quote, wallet: { before: balance, after: after.toString(), shortfall: shortfall.toString() } }
}

/** Whether its maker no longer mends security holes at `now`. */
export const hasEnded = ({ endOfLife }: OperatingSystem, now: string) =>
  endOfLife !== null && endOfLife < now.slice(0, 10)

/**
 * The selectable systems: those that the plan supports, or all of them before a plan is chosen. Systems that have ended are last, after
 * their successors.
 */
export function systemsFor(catalog: OrderCatalog, plan: Plan | undefined, now: string): readonly OperatingSystem[] {
  const offered = plan
    ? catalog.operatingSystems.filter((system) => plan.osSupported.includes(system.id))
    : catalog.operatingSystems
  return [...offered.filter((system) => !hasEnded(system, now)), ...offered.filter((system) => hasEnded(system, now))]
}

/** Whether a system cannot be set up at the location at the moment. */
export const isMissingAt = (location: Location | undefined, systemId: string) =>
  location?.missingSystems?.includes(systemId) === true

/** Whether the plan, or any plan, cannot be set up at the location at the moment. */
export const isSoldOutAt = (location: Location, plan: Plan | undefined) =>
  location.soldOut || plan?.soldOutLocations.includes(location.id) === true
