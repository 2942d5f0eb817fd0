import { expect, test } from 'vitest'
import { order } from '#ds/texts/account/order.ts'

// Otherwise the line would change its words when the quote arrives, while somebody reads it.
test.each([
  [order.vi, 'Gói Pro, 1 tháng', 'Gói Pro, 1 năm'],
  [order.en, 'Pro plan, 1 month', 'Pro plan, 1 year'],
  [order.zh, 'Pro 套餐，1 个月', 'Pro 套餐，1 年'],
])('until there is a quote, the line of a plan has the words that the server writes', (texts, monthly, yearly) => {
  expect(texts.planLine('Pro', 'monthly')).toBe(monthly)
  expect(texts.planLine('Pro', 'yearly')).toBe(yearly)
})
