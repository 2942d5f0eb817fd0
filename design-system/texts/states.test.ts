import { expect, test } from 'vitest'
import { accountTexts as englishAccount } from '#ds/texts/en/account.ts'
import { adminTexts as englishAdmin } from '#ds/texts/en/admin.ts'
import { accountTexts as chineseAccount } from '#ds/texts/zh/account.ts'
import { adminTexts as chineseAdmin } from '#ds/texts/zh/admin.ts'
import { accountTexts } from './vi/account.ts'
import { adminTexts } from './vi/admin.ts'

test.each([
  ['Vietnamese', accountTexts, adminTexts],
  ['English', englishAccount, englishAdmin],
  ['Chinese', chineseAccount, chineseAdmin],
])('in %s, the account area and the back-office use the same names', (_, account, admin) => {
  expect(admin.vps.select.statuses).toBe(account.vps.statuses)
  expect(admin.vps.address.none).toBe(account.vps.ipNone)
  expect(admin.transactions.types).toBe(account.transactions.types)
  expect(admin.transactions.statuses).toBe(account.transactions.statuses)
  expect(admin.support.statuses).toBe(account.support.statuses)
  expect(admin.support.priorities).toBe(account.support.priorities)
  expect(admin.support.categories).toBe(account.support.categories)
})
