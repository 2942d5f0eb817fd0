import { describe, expect, test } from 'vitest'
import { phoneNumber } from './phone-number.ts'

describe('a phone number', () => {
  test.each([
    '0912345678',
    '0912 345 678',
    '0912.345.678',
    '+84 912 345 678',
    '84912345678',
    '(091) 234-5678',
    '+84 (0) 912 345 678',
    '0084 912 345 678',
    '＋８４ ９１２ ３４５ ６７８',
    '0912–345–678',
    '0912\u200b345678',
  ])('in Vietnam is one number, however it is written: %s', (text) => expect(phoneNumber(text)).toBe('+84912345678'))

  test('of a fixed line has ten digits after the 0', () => {
    expect(phoneNumber('024 3825 1234')).toBe('+842438251234')
  })

  test('abroad has its country code', () => {
    expect(phoneNumber('+65 6123 4567')).toBe('+6561234567')
    expect(phoneNumber('+1 (415) 555-2671')).toBe('+14155552671')
  })

  test.each([
    '',
    '123',
    'điện thoại',
    '0912',
    '6123 4567',
    '+0912345678',
    '+12345678901234567',
    '0912345678 máy lẻ 2',
    '912345678',
    '+84 84912345678',
    '+8491234567',
    '+84912345678901',
    '+1 84912345678',
    '01234567890',
  ])('is not %j', (text) => expect(phoneNumber(text)).toBeUndefined())
})
