import { expect, test } from 'vitest'
import { caretAfterDigits, digitsEdited } from './amount-text.ts'

test.each([
  ['', '2', true, '2'],
  ['200', '2000', true, '2000'],
  ['200.000', '200.00', true, '20000'],
  ['200.000', '', true, ''],
  ['200.000', '200000', true, '200000'],
  ['200.000', '20５0.000', true, '2050000'],
  ['200.000', '500200.000', false, '500200000'],
  ['5', '0', true, '0'],
  ['500', '0500', true, '500'],
  ['', '1.', true, undefined],
  ['200.000', '-200.000', true, undefined],
  ['200.000', '200.000k', true, undefined],
  ['', '500,000.00', false, undefined],
  // These digits are replaced, not deleted.
  ['1.250', '1.50', false, undefined],
  ['1.000', '1.5', false, undefined],
])('%j that becomes %j (by one key: %s) has the digits %s', (before, after, isSingly, digits) => {
  expect(digitsEdited(before, after, isSingly)).toBe(digits)
})

test('the caret is placed after the given number of digits', () => {
  expect(caretAfterDigits('200.000', 0)).toBe(0)
  expect(caretAfterDigits('200.000', 3)).toBe(3)
  expect(caretAfterDigits('200.000', 4)).toBe(5)
  expect(caretAfterDigits('200.000', 6)).toBe(7)
  expect(caretAfterDigits('200.000', 9)).toBe(7)
})
