import { describe, expect, test } from 'vitest'
import { keepDigits } from './digits.ts'

describe('keepDigits', () => {
  test('does not change a string of digits', () => {
    expect(keepDigits('200000', 3)).toEqual({ value: '200000', caret: 3 })
  })

  test('removes separators, currency sign and letters', () => {
    expect(keepDigits('1.250.000 ₫', 11)).toEqual({ value: '1250000', caret: 7 })
    expect(keepDigits('-1e5', 4)).toEqual({ value: '15', caret: 2 })
  })

  test('keeps the caret after the same digit', () => {
    expect(keepDigits('20x0000', 3)).toEqual({ value: '200000', caret: 2 })
  })

  test('converts full-width digits, which some keyboards produce', () => {
    expect(keepDigits('２００', 3)).toEqual({ value: '200', caret: 3 })
  })

  test('accepts an empty string', () => {
    expect(keepDigits('', 0)).toEqual({ value: '', caret: 0 })
  })
})
