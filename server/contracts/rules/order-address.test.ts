import { expect, test } from 'vitest'
import { type OrderChoice, orderAddress, orderQueryNames, readOrderChoice } from './order-address.ts'

const read = (address: string) => readOrderChoice(new URL(address, 'http://site.invalid').searchParams)

test.each<[OrderChoice, string]>([
  [{}, '/dashboard?order'],
  [{ planId: 5, period: 'yearly' }, '/dashboard?order=5&period=yearly'],
  [
    { planId: 2, period: 'monthly', locationId: 3, os: 'debian', code: 'CHAO 30&x', trial: true },
    '/dashboard?order=2&period=monthly&location=3&os=debian&code=CHAO+30%26x&trial=1',
  ],
  [{ planId: 2, name: 'cua hàng' }, '/dashboard?order=2&name=cua+h%C3%A0ng'],
  [{ trial: true }, '/dashboard?order&trial=1'],
])('%j is the address %s, which reads as the same', (choice, address) => {
  expect(orderAddress(choice)).toBe(address)
  expect(read(address)).toEqual(choice)
  for (const name of new URL(address, 'http://site.invalid').searchParams.keys())
    expect(orderQueryNames).toContain(name)
})

test('an address without an order has no choice', () => {
  expect(read('/dashboard?period=yearly')).toBeNull()
})

test.each([
  '/dashboard?order=x&period=weekly&location=-1&trial=no',
  `/dashboard?order=0&location=1e9&os=${'a'.repeat(61)}&code=`,
  '/dashboard?order=99999999999',
])('what is not a valid choice in %s is left out', (address) => {
  expect(read(address)).toEqual({})
})
