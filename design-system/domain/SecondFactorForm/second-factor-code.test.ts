import { expect, test } from 'vitest'
import { isSecondFactorCode, spacedRecoveryCode } from './second-factor-code.ts'

test.each([
  '123456',
  '123 456',
  ' 123-456 ',
  '\u2068123–456\u2069',
  '１２３４５６',
  'ABCDEFGHIJKLMNOP',
  'abcd-efgh-ijkl-mn27',
])('"%s" is a code', (typed) => {
  expect(isSecondFactorCode(typed)).toBe(true)
})

test.each(['', '12345', '1234567', 'ABCD-EFGH', 'ABCD-EFGH-IJKL-MN01', '12345a'])('"%s" is not a code', (typed) => {
  expect(isSecondFactorCode(typed)).toBe(false)
})

test('a recovery code is written in groups of four, however it came', () => {
  expect(spacedRecoveryCode('ABCDEFGHIJKLMNOP')).toBe('ABCD-EFGH-IJKL-MNOP')
  expect(spacedRecoveryCode('ABCD-EFGH-IJKL-MNOP')).toBe('ABCD-EFGH-IJKL-MNOP')
})
