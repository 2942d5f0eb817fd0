import { expect, test } from 'vitest'
import { accountTexts as englishAccount } from '#ds/texts/en/account.ts'
import { adminTexts as englishAdmin } from '#ds/texts/en/admin.ts'
import { supportOfficeTexts as englishSupport } from '#ds/texts/en/support-office.ts'
import { accountTexts as chineseAccount } from '#ds/texts/zh/account.ts'
import { adminTexts as chineseAdmin } from '#ds/texts/zh/admin.ts'
import { supportOfficeTexts as chineseSupport } from '#ds/texts/zh/support-office.ts'
import { accountTexts } from './vi/account.ts'
import { adminTexts } from './vi/admin.ts'
import { supportOfficeTexts } from './vi/support-office.ts'

test.each([
  ['Vietnamese', accountTexts, adminTexts, supportOfficeTexts],
  ['English', englishAccount, englishAdmin, englishSupport],
  ['Chinese', chineseAccount, chineseAdmin, chineseSupport],
])('in %s, the account area and the back-office use the same names', (_, account, admin, { inbox }) => {
  expect(account.vpsRows.states).toMatchObject(admin.vps.statuses)
  expect(admin.transactions.types).toBe(account.transactions.types)
  expect(admin.transactions.statuses).toBe(account.transactions.statuses)
  expect(inbox.statuses).toBe(account.support.statuses)
  expect(inbox.priorities).toBe(account.support.priorities)
  expect(inbox.categories).toBe(account.support.categories)
})
