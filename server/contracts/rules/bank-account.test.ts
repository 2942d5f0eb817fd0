import { expect, test } from 'vitest'
import { accountEnd, accountNumber, holderName, isAccountNumber, isHolderName } from './bank-account.ts'

test.each([
  ['0123 456 789', '0123456789', true],
  ['0123.456-789', '0123456789', true],
  ['vqr00012345', 'VQR00012345', true],
  ['12345', '12345', false],
  ['', '', false],
  ['01234567890123456789', '01234567890123456789', false],
  ['số 0123456789', 'SỐ0123456789', false],
])('the account number %j is written as %j', (typed, written, isOne) => {
  expect(accountNumber(typed)).toBe(written)
  expect(isAccountNumber(accountNumber(typed))).toBe(isOne)
})

test.each([
  ['Nguyễn Thị  Hồng Đào', 'NGUYEN THI HONG DAO', true],
  [' công ty tnhh sen & con '.normalize('NFD'), 'CONG TY TNHH SEN & CON', true],
  ['王小明', '王小明', false],
  ['  ', '', false],
  ['A<script>', 'A<SCRIPT>', false],
])('the holder %j is written as %j', (typed, written, isOne) => {
  expect(holderName(typed)).toBe(written)
  expect(isHolderName(holderName(typed))).toBe(isOne)
})

test('only the end of an account number is shown to others', () => {
  expect(accountEnd('0123456789')).toBe('••6789')
})
