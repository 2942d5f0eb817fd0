import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { periodEnd } from './calendar.ts'
import {
  bestDiscount,
  chargesOf,
  type Discount,
  discountOf,
  nextCharge,
  type OfferConditions,
  type OrderTerms,
  offerProblem,
} from './offers.ts'

const now = Date.parse('2026-11-23T03:00:00.000Z')
const anyOffer: OfferConditions = {
  code: null,
  minimum: null,
  firstOrderOnly: false,
  billingPeriods: null,
  planIds: null,
  startsAt: null,
  endsAt: null,
}
const order: OrderTerms = { planId: 3, billingPeriod: 'monthly', listPrice: 159_000, isFirstOrder: true }

const prices = fc.integer({ min: 0, max: 1_000_000_000 })
const orders: fc.Arbitrary<OrderTerms> = fc.record({
  planId: fc.integer({ min: 1, max: 5 }),
  billingPeriod: fc.constantFrom('monthly', 'yearly'),
  listPrice: prices,
  isFirstOrder: fc.boolean(),
})
const discounts: fc.Arbitrary<Discount> = fc
  .record({
    id: fc.uuid(),
    code: fc.option(fc.constant('SEN10')),
    minimum: fc.option(prices),
    periods: fc.integer({ min: 1, max: 12 }),
    firstOrderOnly: fc.boolean(),
    billingPeriods: fc.constantFrom(null, ['monthly'] as const, ['yearly'] as const),
    planIds: fc.option(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1 })),
    startsAt: fc.option(fc.integer({ min: now - 10, max: now + 10 })),
    endsAt: fc.option(fc.integer({ min: now - 10, max: now + 10 })),
  })
  .chain((conditions) =>
    fc.oneof(
      fc.integer({ min: 1, max: 100 }).map((value) => ({ ...conditions, kind: 'percent' as const, value })),
      prices.map((value) => ({ ...conditions, kind: 'amount' as const, value })),
    ),
  )

describe('an offer applies', () => {
  test.each([
    [{ startsAt: now + 1 }, {}, 'not_started'],
    [{ startsAt: now }, {}, null],
    [{ endsAt: now }, {}, 'ended'],
    [{ endsAt: now + 1 }, {}, null],
    [{ firstOrderOnly: true }, { isFirstOrder: false }, 'first_order_only'],
    [{ firstOrderOnly: true }, {}, null],
    [{ billingPeriods: ['yearly'] }, {}, 'other_period'],
    [{ planIds: [1, 2] }, {}, 'other_plan'],
    [{ planIds: [3] }, {}, null],
    [{ minimum: 159_001 }, {}, 'below_minimum'],
    [{ minimum: 159_000 }, {}, null],
  ] as const)('%j to an order %j: %s', (offer, change, problem) => {
    expect(offerProblem({ ...anyOffer, ...offer }, { ...order, ...change }, now)).toBe(problem)
  })
})

describe('a discount', () => {
  test('of 30 % of 49.000 ₫ is 14.700 ₫, and a fraction of a dong is not given', () => {
    expect(discountOf({ kind: 'percent', value: 30 }, 49_000)).toBe(14_700)
    expect(discountOf({ kind: 'percent', value: 33 }, 101)).toBe(33)
    expect(discountOf({ kind: 'amount', value: 50_000 }, 49_000)).toBe(49_000)
  })

  test('is whole, never more than the price, and never more than its percentage', () => {
    fc.assert(
      fc.property(discounts, prices, (discount, listPrice) => {
        const off = discountOf(discount, listPrice)
        expect(Number.isSafeInteger(off)).toBe(true)
        expect(off).toBeGreaterThanOrEqual(0)
        expect(off).toBeLessThanOrEqual(listPrice)
        if (discount.kind === 'percent') expect(off * 100).toBeLessThanOrEqual(listPrice * discount.value)
      }),
    )
  })

  test('that applies by itself is one that applies without a code, and none saves more over its periods', () => {
    fc.assert(
      fc.property(fc.array(discounts, { maxLength: 6 }), orders, (choices, terms) => {
        const best = bestDiscount(choices, terms, now)
        const total = (discount: Discount) => discountOf(discount, terms.listPrice) * discount.periods
        const candidates = choices.filter((choice) => choice.code === null && !offerProblem(choice, terms, now))
        if (best) {
          expect(candidates).toContain(best)
          expect(total(best)).toBe(Math.max(...candidates.map(total)))
          expect(bestDiscount(choices.toReversed(), terms, now)).toEqual(best)
        } else {
          expect(candidates.filter((choice) => total(choice) > 0)).toEqual([])
        }
      }),
    )
  })
})

describe('the charges of an order', () => {
  test('30 % off three months: three payments are lower, and the fourth is not', () => {
    const discount = { kind: 'percent', value: 30, periods: 3 } as const
    const charges = chargesOf({ listPrice: 49_000, billingPeriod: 'monthly', discount, startsAt: now })
    expect(charges).toEqual({
      lines: [
        { kind: 'plan', amount: 49_000 },
        { kind: 'discount', amount: -14_700 },
      ],
      total: 34_300,
      next: { amount: 34_300, at: Date.parse('2026-12-23T03:00:00.000Z') },
      discount: 14_700,
      discountedPeriodsLeft: 2,
      trialEndsAt: null,
      periodEndsAt: Date.parse('2026-12-23T03:00:00.000Z'),
    })
    expect([2, 1, 0].map((left) => nextCharge(49_000, 14_700, left))).toEqual([34_300, 34_300, 49_000])
  })

  test('a trial of seven days costs nothing now, and the price at its end', () => {
    const charges = chargesOf({
      listPrice: 49_000,
      billingPeriod: 'monthly',
      discount: null,
      trialDays: 7,
      startsAt: now,
    })
    const end = Date.parse('2026-11-30T03:00:00.000Z')
    expect(charges).toMatchObject({ total: 0, next: { amount: 49_000, at: end }, trialEndsAt: end })
    expect(charges.lines.map(({ kind }) => kind)).toEqual(['plan', 'trial'])
  })

  test('the lines add up to the total, which is never below zero, and the next charge is one of two prices', () => {
    const trials = fc.option(fc.integer({ min: 1, max: 90 }), { nil: undefined })
    fc.assert(
      fc.property(orders, fc.option(discounts), trials, ({ listPrice, billingPeriod }, discount, trialDays) => {
        const days = trialDays === undefined ? {} : { trialDays }
        const charges = chargesOf({ listPrice, billingPeriod, discount, startsAt: now, ...days })
        expect(charges.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(charges.total)
        expect(charges.total).toBeGreaterThanOrEqual(0)
        expect([listPrice, listPrice - charges.discount]).toContain(charges.next.amount)
        expect(charges.next.at).toBe(charges.periodEndsAt)
        expect(charges.next.at).toBeGreaterThan(now)
        expect(charges.lines.filter(({ kind }) => kind !== 'plan').length).toBeLessThanOrEqual(1)
        expect(charges.lines.map(({ amount }) => Object.is(amount, -0))).not.toContain(true)
      }),
    )
  })

  test('over its life, an order is discounted exactly as many periods as the offer says', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        prices.filter((price) => price > 1),
        (periods, listPrice) => {
          const discount = { kind: 'percent', value: 50, periods } as const
          const {
            total,
            discount: off,
            discountedPeriodsLeft,
          } = chargesOf({
            listPrice,
            billingPeriod: 'monthly',
            discount,
            startsAt: now,
          })
          const later = Array.from({ length: 24 }, (_, period) =>
            nextCharge(listPrice, off, discountedPeriodsLeft - period),
          )
          expect([total, ...later].filter((amount) => amount < listPrice)).toHaveLength(periods)
        },
      ),
    )
  })

  test('the period ends as every billing period does', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4_102_444_800_000 }),
        fc.constantFrom('monthly', 'yearly'),
        (at, period) => {
          const charges = chargesOf({ listPrice: 1, billingPeriod: period, discount: null, startsAt: at })
          expect(charges.periodEndsAt).toBe(periodEnd(at, period))
        },
      ),
    )
  })
})
