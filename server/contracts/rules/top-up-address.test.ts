import { expect, test } from 'vitest'
import { readTopUp, topUpAddress } from './top-up-address.ts'

const read = (address: string) => readTopUp(new URL(address, 'http://site.invalid').searchParams)

test('the address of a top-up reads as its amount', () => {
  expect(topUpAddress(98_000n)).toBe('/dashboard?tab=wallet&topup=98000')
  expect(read(topUpAddress(98_000n))).toEqual({ amount: '98000' })
})

test('an address without a top-up has none', () => {
  expect(read('/dashboard?tab=wallet')).toBeNull()
})

test.each(['', 'x', '-5', '0', '1e9', '98.000', '99999999999'])('%j is no amount, and opens it without one', (text) => {
  expect(read(`/dashboard?topup=${text}`)).toEqual({ amount: undefined })
})
