import type { Plan } from '#contracts/catalog.ts'
import type { Offer } from '#contracts/offers.ts'
import { discountOf } from '#contracts/rules/offers.ts'
import type { BillingPeriod } from '#contracts/rules/price.ts'

/** What the first periods of a plan cost with an offer, in integer dong, and how many there are. */
export interface FirstPrice {
  amount: number
  periods: number
}

/** Returns it, or null if the offer is not a discount, or not for this plan or period. The server decides again when it is ordered. */
export function firstPrice(plan: Plan, period: BillingPeriod, offer: Offer | null): FirstPrice | null {
  if (!offer?.periods) return null
  if (offer.billingPeriods && !offer.billingPeriods.includes(period)) return null
  if (offer.planIds && !offer.planIds.includes(plan.id)) return null
  const { amount } = plan.prices[period]
  const discount = discountIn(offer)
  return discount && { amount: amount - discountOf(discount, amount), periods: offer.periods }
}

function discountIn({ kind, percent, amount }: Offer) {
  if (kind === 'percent' && percent !== undefined) return { kind, value: percent }
  return kind === 'amount' && amount !== undefined ? { kind, value: Number(amount) } : null
}

/** The code that an order needs for the price of the first periods, if it needs one. */
export const codeOf = (plan: Plan, period: BillingPeriod, offer: Offer | null) =>
  (firstPrice(plan, period, offer) && offer?.code) ?? undefined

/** The discount of the public offers that runs now, or null. */
const runningDiscount = (offers: readonly Offer[]) =>
  offers.find(({ kind }) => kind === 'percent' || kind === 'amount') ?? null

/**
 * The discount that plans are shown with, and whether it does not apply to the reader: `own` are the offers of a signed-in customer, absent
 * for a visitor and until they are known.
 */
export function shownDiscount(offers: readonly Offer[], own?: readonly Pick<Offer, 'id'>[]) {
  const publicDiscount = runningDiscount(offers)
  const held = own ? runningDiscount(offers.filter(({ id }) => own.some((one) => one.id === id))) : publicDiscount
  return { offer: held ?? publicDiscount, hidesOffer: publicDiscount !== null && held === null }
}
