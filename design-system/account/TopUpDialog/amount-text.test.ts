import { expect, it } from 'vitest'
import { caretAfterDigits, digitsOf } from './amount-text.ts'

it('extracts the digits of whatever was typed or pasted', () => {
  expect(digitsOf('200.000')).toBe('200000')
  expect(digitsOf('200,000 ₫')).toBe('200000')
  expect(digitsOf('５００')).toBe('500')
  expect(digitsOf('abc')).toBe('')
  expect(digitsOf('0')).toBe('0')
  expect(digitsOf('00500')).toBe('500')
})

it('keeps at most twelve digits', () => {
  expect(digitsOf('1234567890123')).toBe('123456789012')
})

it('places the caret after the given number of digits', () => {
  expect(caretAfterDigits('200.000', 0)).toBe(0)
  expect(caretAfterDigits('200.000', 3)).toBe(3)
  expect(caretAfterDigits('200.000', 4)).toBe(5)
  expect(caretAfterDigits('200.000', 6)).toBe(7)
  expect(caretAfterDigits('200.000', 9)).toBe(7)
})
