import { DAY_MS, dayOfMonth, periodEnd } from './calendar.ts'
import type { BillingPeriod } from './price.ts'

/**
 * The kinds of offers: a percentage or an amount off the price of an order, a bonus on a deposit, a trial without payment, and a bonus
 * for a customer whose link another one registered with.
 */
export const offerKinds = ['percent', 'amount', 'deposit_bonus', 'trial', 'referral'] as const
export type OfferKind = (typeof offerKinds)[number]

/** How long after the first payment it is decided about the bonus for an invitation: as long as a customer may ask for the money back. In days. */
export const REFERRAL_WAIT_DAYS = 30

/** The kinds of lines that a quote consists of. */
export const quoteLineKinds = ['plan', 'discount', 'trial'] as const
export type QuoteLineKind = (typeof quoteLineKinds)[number]

/** The conditions of an offer. Money in integer dong, times in milliseconds; null means without this condition. */
export interface OfferConditions {
  code: string | null
  /** For an order its list price, for a deposit its amount: from here up. */
  minimum: number | null
  firstOrderOnly: boolean
  billingPeriods: readonly BillingPeriod[] | null
  planIds: readonly number[] | null
  startsAt: number | null
  /** The offer no longer applies at this time. */
  endsAt: number | null
}

/** A percentage or an amount off the first billing periods of an order. */
export interface Discount extends OfferConditions {
  id: string
  kind: 'percent' | 'amount'
  /** Percent of the price, 1 to 100, or integer dong. */
  value: number
  /** The number of billing periods with the discount, from the first one. */
  periods: number
}

/** The order that an offer may apply to. */
export interface OrderTerms {
  planId: number
  billingPeriod: BillingPeriod
  /** The catalogue's price of one billing period, in integer dong. */
  listPrice: number
  /** Whether the customer has paid for no instance yet. */
  isFirstOrder: boolean
}

/** Why an offer does not apply to an order. */
export type OfferProblem =
  | 'not_started'
  | 'ended'
  | 'first_order_only'
  | 'other_period'
  | 'other_plan'
  | 'below_minimum'

/** Why an offer does not apply to an order at a given time; null if it does. */
export function offerProblem(offer: OfferConditions, order: OrderTerms, now: number): OfferProblem | null {
  if (offer.startsAt !== null && now < offer.startsAt) return 'not_started'
  if (offer.endsAt !== null && now >= offer.endsAt) return 'ended'
  if (offer.firstOrderOnly && !order.isFirstOrder) return 'first_order_only'
  if (offer.billingPeriods !== null && !offer.billingPeriods.includes(order.billingPeriod)) return 'other_period'
  if (offer.planIds !== null && !offer.planIds.includes(order.planId)) return 'other_plan'
  if (offer.minimum !== null && order.listPrice < offer.minimum) return 'below_minimum'
  return null
}

/** What a discount takes off a price: a percentage is rounded down to whole dong, and an amount is at most the price. */
export const discountOf = ({ kind, value }: Pick<Discount, 'kind' | 'value'>, listPrice: number): number =>
  kind === 'percent' ? Math.floor((listPrice * value) / 100) : Math.min(value, listPrice)

/** What a discount takes off an order in total, over all of its periods. */
const totalDiscount = (discount: Discount, listPrice: number) => discountOf(discount, listPrice) * discount.periods

/**
 * The discount that applies by itself to an order: of those without a code that apply, the one that saves most over all of its periods;
 * of two that save the same, the one that saves more on the first period, then the one with the smaller id. Null for none.
 */
export function bestDiscount(discounts: readonly Discount[], order: OrderTerms, now: number): Discount | null {
  const { listPrice } = order
  const isBetter = (a: Discount, b: Discount) => {
    const total = totalDiscount(a, listPrice) - totalDiscount(b, listPrice)
    const first = discountOf(a, listPrice) - discountOf(b, listPrice)
    return total > 0 || (total === 0 && (first > 0 || (first === 0 && a.id < b.id)))
  }
  return discounts
    .filter((discount) => discount.code === null && offerProblem(discount, order, now) === null)
    .filter((discount) => discountOf(discount, listPrice) > 0)
    .reduce<Discount | null>((best, discount) => (best && !isBetter(discount, best) ? best : discount), null)
}

/** What an order costs now and next. Money in integer dong, times in milliseconds. */
export interface Charges {
  lines: readonly { kind: QuoteLineKind; amount: number }[]
  /** What is charged now: the sum of the lines, never below zero. */
  total: number
  next: { amount: number; at: number }
  /** What is taken off each discounted period. */
  discount: number
  /** The number of discounted periods after the one that is charged now. */
  discountedPeriodsLeft: number
  /** When an unpaid trial ends; null for an order that is paid. */
  trialEndsAt: number | null
  /** When the period that is charged now ends. */
  periodEndsAt: number
}

interface ChargesOptions {
  listPrice: number
  billingPeriod: BillingPeriod
  discount: Pick<Discount, 'kind' | 'value' | 'periods'> | null
  /** The length of the trial, for an order that begins with one: it has no discount. */
  trialDays?: number
  /** When the period begins that is charged now. */
  startsAt: number
}

/** Computes what an order costs: its list price, and at most one discount or a trial. */
export function chargesOf({ listPrice, billingPeriod, discount, trialDays, startsAt }: ChargesOptions): Charges {
  const plan = { kind: 'plan', amount: listPrice } as const
  if (trialDays !== undefined) {
    const trialEndsAt = startsAt + trialDays * DAY_MS
    return {
      lines: [plan, { kind: 'trial', amount: 0 - listPrice }],
      total: 0,
      next: { amount: listPrice, at: trialEndsAt },
      discount: 0,
      discountedPeriodsLeft: 0,
      trialEndsAt,
      periodEndsAt: trialEndsAt,
    }
  }
  const off = discount ? discountOf(discount, listPrice) : 0
  const discountedPeriodsLeft = discount && off > 0 ? discount.periods - 1 : 0
  const periodEndsAt = periodEnd(startsAt, billingPeriod, dayOfMonth(startsAt))
  return {
    lines: off > 0 ? [plan, { kind: 'discount', amount: -off }] : [plan],
    total: listPrice - off,
    next: { amount: nextCharge(listPrice, off, discountedPeriodsLeft), at: periodEndsAt },
    discount: off,
    discountedPeriodsLeft,
    trialEndsAt: null,
    periodEndsAt,
  }
}

/** What the next billing period of an instance costs. */
export const nextCharge = (listPrice: number, discount: number, discountedPeriodsLeft: number): number =>
  Math.max(0, listPrice - (discountedPeriodsLeft > 0 ? discount : 0))

/** The last moment of an offer that ends at `endsAt`, where it no longer applies: the day of this one is the last day. */
export const lastMomentOf = (endsAt: string): string => new Date(Date.parse(endsAt) - 1).toISOString()

/** What a deposit earns on top, in integer dong: of the bonuses whose minimum it reaches the largest. 0 for none. */
export const depositBonus = (
  offers: readonly { kind: OfferKind; amount?: string | undefined; minimum?: string | undefined }[],
  deposit: bigint,
): bigint =>
  offers
    .filter(({ kind, minimum }) => kind === 'deposit_bonus' && deposit > 0n && deposit >= BigInt(minimum ?? 0))
    .reduce((max, { amount }) => (BigInt(amount ?? 0) > max ? BigInt(amount ?? 0) : max), 0n)
