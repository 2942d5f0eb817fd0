import { describe, expect, test } from 'vitest'
import { phoneNumber } from './phone-number.ts'

describe('a phone number', () => {
  test.each(['0912345678', '0912 345 678', '0912.345.678', '+84 912 345 678', '84912345678', '(091) 234-5678'])(
    'in Vietnam is one number, however it is written: %s',
    (text) => expect(phoneNumber(text)).toBe('+84912345678'),
  )

  test('abroad has its country code', () => {
    expect(phoneNumber('+65 6123 4567')).toBe('+6561234567')
  })

  test.each(['', '123', 'điện thoại', '0912', '6123 4567', '+0912345678', '+12345678901234567', '0912345678 máy lẻ 2'])(
    'is not %j',
    (text) => expect(phoneNumber(text)).toBeUndefined(),
  )
})
