import { expect, test } from 'vitest'
import { spacedPhone } from './spaced-phone.ts'

const shown = (phone: string) => spacedPhone(phone).replaceAll('\u00a0', ' ')

test('a Vietnamese mobile number is written in groups, however it was typed', () => {
  for (const typed of ['0912345678', '0912 345 678', '09.12.34.56.78', '0912-345-678'])
    expect(shown(typed)).toBe('0912 345 678')
  expect(shown('+84912345678')).toBe('+84 912 345 678')
})

test('any other number stays as it was typed', () => {
  for (const typed of ['113', '+1 202 555 0143', '091234567', '']) expect(shown(typed)).toBe(typed)
})
