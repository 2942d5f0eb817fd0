import { expect, test } from 'vitest'
import { accountTexts } from './account.ts'
import { adminTexts } from './admin.ts'

test('the customer and the back-office read the same words', () => {
  expect(adminTexts.vps.select.statuses).toBe(accountTexts.vps.statuses)
  expect(adminTexts.support.priorities).toBe(accountTexts.support.priorities)
  expect(adminTexts.support.categories).toBe(accountTexts.support.categories)
})
