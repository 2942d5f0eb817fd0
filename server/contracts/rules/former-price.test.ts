import { expect, test } from 'vitest'
import { formerPrice } from './former-price.ts'

const pro = { monthly: { amount: 99_000, listAmount: 129_000 }, yearly: { amount: 990_000, listAmount: 1_290_000 } }

test('a month has its list price, and a year what twelve months cost', () => {
  expect(formerPrice(pro, 'monthly')).toBe(129_000)
  expect(formerPrice(pro, 'yearly')).toBe(1_188_000)
  expect(formerPrice({ ...pro, monthly: { ...pro.monthly, listAmount: null } }, 'monthly')).toBeNull()
})

test('a year that saves nothing has its own list price', () => {
  expect(formerPrice({ ...pro, yearly: { amount: 1_188_000, listAmount: 1_290_000 } }, 'yearly')).toBe(1_290_000)
})
