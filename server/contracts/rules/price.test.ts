import { expect, test } from 'vitest'
import { priceOf } from './price.ts'

test('each billing period has its own price in the plan', () => {
  const plan = { priceMonthly: 49_000, priceYearly: 490_000 }
  expect(priceOf(plan, 'monthly')).toBe(49_000)
  expect(priceOf(plan, 'yearly')).toBe(490_000)
})
