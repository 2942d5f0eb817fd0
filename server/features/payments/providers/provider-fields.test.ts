import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  amountField,
  balanceField,
  codeField,
  idField,
  optionalTextField,
  signedAmountField,
  textField,
} from './provider-fields.ts'

test.each([
  [500_000, 500_000],
  ['500000', 500_000],
  ['500000.00', 500_000],
  [1, 1],
  [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
])('%j is an amount', (value, amount) => {
  expect(v.parse(amountField, value)).toBe(amount)
})

test.each([
  ...[0, -1, 0.5, 500_000.5, Number.NaN, Number.POSITIVE_INFINITY, 1e21, 2 ** 53, null, true, [1], {}],
  ...['', '0', '-1', '+1', ' 1', '1 ', '1e3', '0x10', '01', '1,000', '1.5', '9007199254740993', '99999999999999999999'],
])('%j is none', (value) => {
  expect(v.safeParse(amountField, value).success).toBe(false)
})

test('an amount that goes out is negative', () => {
  expect(v.parse(signedAmountField, -5)).toBe(-5)
  expect(v.safeParse(signedAmountField, 0).success).toBe(false)
  expect(v.safeParse(signedAmountField, -(2 ** 53)).success).toBe(false)
})

test('what does not matter is never refused', () => {
  const schema = v.object({ balance: balanceField, text: textField, optional: optionalTextField })
  expect(v.parse(schema, {})).toEqual({ balance: null, text: '', optional: null })
  expect(v.parse(schema, { balance: [], text: 5, optional: false })).toEqual({
    balance: null,
    text: '',
    optional: null,
  })
  expect(v.parse(schema, { balance: '-12', text: 'x'.repeat(5000), optional: '' })).toEqual({
    balance: -12,
    text: 'x'.repeat(1000),
    optional: null,
  })
})

test('an id and a code are text, however they are written', () => {
  expect(v.parse(idField, 92_704)).toBe('92704')
  expect(v.parse(idField, '240101000000000000001')).toBe('240101000000000000001')
  expect(v.safeParse(idField, 'a b').success).toBe(false)
  expect(v.safeParse(idField, 'x'.repeat(65)).success).toBe(false)
  expect(v.parse(codeField, -429)).toBe('-429')
  expect(v.safeParse(codeField, '').success).toBe(false)
})
