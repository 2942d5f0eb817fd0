import { expect, test } from 'vitest'
import { accountTexts } from './account.ts'
import { accountTabTexts } from './account-tabs.ts'
import { adminTexts } from './admin.ts'
import { supportAdminTexts } from './support-admin.ts'

test.each([
  ['Vietnamese', { ...accountTexts.vi, ...accountTabTexts.vi }, adminTexts.vi, supportAdminTexts.vi],
  ['English', { ...accountTexts.en, ...accountTabTexts.en }, adminTexts.en, supportAdminTexts.en],
  ['Chinese', { ...accountTexts.zh, ...accountTabTexts.zh }, adminTexts.zh, supportAdminTexts.zh],
])('in %s, the account area and the back-office use the same names', (_, account, admin, { inbox }) => {
  expect(account.vpsRows.states).toMatchObject(admin.vps.statuses)
  expect(admin.transactions.types).toBe(account.transactions.words.types)
  expect(admin.transactions.words).toBe(account.transactions.words)
  expect(admin.transactions.statuses).toBe(account.transactions.statuses)
  expect(inbox.statuses).toBe(account.support.statuses)
  expect(inbox.priorities).toBe(account.support.priorities)
  expect(inbox.categories).toBe(account.support.categories)
})
