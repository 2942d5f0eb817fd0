import { describe, expect, test } from 'vitest'
import { keepDigits } from './digits.ts'

describe('keepDigits', () => {
  test('leaves digits and the caret as they are', () => {
    expect(keepDigits('200000', 3)).toEqual({ value: '200000', caret: 3 })
  })

  test('drops grouping, currency mark and letters', () => {
    expect(keepDigits('1.250.000 ₫', 11)).toEqual({ value: '1250000', caret: 7 })
    expect(keepDigits('-1e5', 4)).toEqual({ value: '15', caret: 2 })
  })

  test('keeps the caret behind the same digit', () => {
    expect(keepDigits('20x0000', 3)).toEqual({ value: '200000', caret: 2 })
  })

  test('reads full-width digits, as some keyboards write them', () => {
    expect(keepDigits('２００', 3)).toEqual({ value: '200', caret: 3 })
  })

  test('has nothing to keep in an empty text', () => {
    expect(keepDigits('', 0)).toEqual({ value: '', caret: 0 })
  })
})
