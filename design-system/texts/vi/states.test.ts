import { expect, test } from 'vitest'
import { accountTexts } from './account.ts'
import { adminTexts } from './admin.ts'

test('the account area and the back-office use the same names', () => {
  expect(adminTexts.vps.select.statuses).toBe(accountTexts.vps.statuses)
  expect(adminTexts.support.priorities).toBe(accountTexts.support.priorities)
  expect(adminTexts.support.categories).toBe(accountTexts.support.categories)
})
