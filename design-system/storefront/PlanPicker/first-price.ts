import type { Plan } from '#contracts/catalog.ts'
import type { Offer } from '#contracts/offers.ts'
import { discountOf } from '#contracts/rules/offers.ts'
import type { BillingPeriod } from '#contracts/rules/price.ts'

/** What the first periods of a plan cost with an offer, in integer dong, and how many there are. */
export interface FirstPrice {
  amount: number
  periods: number
}

/** Returns it, or null if the offer is no discount, or not for this plan or period. The server decides again when it is ordered. */
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
