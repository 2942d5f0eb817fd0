import { expect, test } from 'vitest'
import { vietnameseBanks } from '#contracts/rules/vietnamese-banks.ts'
import { bankNamed } from './bank-named.ts'

test.each([
  ['Vietcombank', '970436'],
  [' vietcom bank ', '970436'],
  ['vcb', '970436'],
  ['970436', '970436'],
  ['MB Bank', '970422'],
  ['mbbank', '970422'],
])('%j is the bank %s', (typed, bin) => {
  expect(bankNamed(typed)?.bin).toBe(bin)
})

test.each(['', '  ', 'Viet', 'ngân hàng', '0'])('%j is not a bank', (typed) => {
  expect(bankNamed(typed)).toBeUndefined()
})

test('each bank is found by its name', () => {
  expect(vietnameseBanks.filter(({ bin, name }) => bankNamed(name)?.bin !== bin)).toEqual([])
})
