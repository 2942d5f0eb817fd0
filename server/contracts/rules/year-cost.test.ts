import { expect, test } from 'vitest'
import { MAX_MACHINES, yearCost } from './year-cost.ts'

const prices = { monthly: { amount: 49_000 }, yearly: { amount: 490_000 } }

test('twelve months cost twelve times a month, for each machine', () => {
  expect(yearCost(prices, 'monthly', 3)).toEqual({
    due: 147_000,
    year: 1_764_000,
    saving: { amount: 294_000, share: 98_000 / 588_000 },
  })
})

test('a year at once is charged once', () => {
  expect(yearCost(prices, 'yearly', 3)).toMatchObject({ due: 1_470_000, year: 1_470_000, saving: { amount: 294_000 } })
})

test('a year that costs as much as twelve months saves nothing', () => {
  const same = { monthly: { amount: 49_000 }, yearly: { amount: 588_000 } }
  expect(yearCost(same, 'yearly', 1)).toEqual({ due: 588_000, year: 588_000, saving: null })
})

test('amounts stay whole dong, whatever the number of machines', () => {
  const odd = { monthly: { amount: 33_333 }, yearly: { amount: 333_331 } }
  for (const machines of [1, 7, MAX_MACHINES]) {
    const cost = yearCost(odd, 'monthly', machines)
    expect([cost?.due, cost?.year, cost?.saving?.amount].every(Number.isSafeInteger)).toBe(true)
  }
})

test.each([0, -1, 1.5, MAX_MACHINES + 1, Number.NaN, Number.POSITIVE_INFINITY])(
  '%s machines cost nothing',
  (machines) => {
    expect(yearCost(prices, 'monthly', machines)).toBeNull()
  },
)
