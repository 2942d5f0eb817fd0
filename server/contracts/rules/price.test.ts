import { expect, test } from 'vitest'
import { priceOf } from './price.ts'

test("a period costs the plan's own price for it", () => {
  const plan = { priceMonthly: 49_000, priceYearly: 490_000 }
  expect(priceOf(plan, 'monthly')).toBe(49_000)
  expect(priceOf(plan, 'yearly')).toBe(490_000)
})
