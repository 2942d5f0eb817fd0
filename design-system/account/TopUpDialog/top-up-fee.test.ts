import { expect, it } from 'vitest'
import { topUpFee, topUpFor, topUpTotal } from './top-up-fee.ts'

it('takes no fee but for crypto', () => {
  expect(topUpFee('200000', 'bank_transfer')).toBe('0')
  expect(topUpFee('200000', 'momo')).toBe('0')
  expect(topUpFee('200000', 'zalopay')).toBe('0')
  expect(topUpFee('200000', 'crypto')).toBe('2000')
})

it('rounds the fee up to a whole dong', () => {
  expect(topUpFee('50000', 'crypto')).toBe('500')
  expect(topUpFee('50001', 'crypto')).toBe('501')
  expect(topUpFee('50099', 'crypto')).toBe('501')
  expect(topUpFee('50100', 'crypto')).toBe('501')
  expect(topUpFee('50101', 'crypto')).toBe('502')
})

it('is exact beyond what a float can hold', () => {
  expect(topUpFee('9007199254740993', 'crypto')).toBe('90071992547410')
})

it('adds the fee to the amount', () => {
  expect(topUpTotal('200000', 'momo')).toBe('200000')
  expect(topUpTotal('50001', 'crypto')).toBe('50502')
})

it('covers a shortfall in round thousands, and at least the minimum', () => {
  expect(topUpFor('1')).toBe('50000')
  expect(topUpFor('49999')).toBe('50000')
  expect(topUpFor('50000')).toBe('50000')
  expect(topUpFor('50001')).toBe('51000')
  expect(topUpFor('1390000')).toBe('1390000')
})
