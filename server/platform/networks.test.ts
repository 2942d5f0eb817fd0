import { expect, test } from 'vitest'
import { isLoopback, networkOf, networksOf, widestNetworkOf } from './networks.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('an IPv6 address is counted by its networks of 64, 56 and 48 bits, with growing limits', () => {
  const names = (address: string) => networksOf(address).map(({ name }) => name)
  expect(names('2001:db8:1:a2b3::9')).toEqual(['2001:db8:1:a2b3::/64', '2001:db8:1:a200::/56', '2001:db8:1::/48'])
  // A group has four digits; its leading zeros are not written.
  expect(names('2001:db8:1:2::9')).toEqual(['2001:db8:1:2::/64', '2001:db8:1:0::/56', '2001:db8:1::/48'])
  expect(names('2001:db8:1:ff::9')[1]).toBe(names('2001:db8:1:1::9')[1])
  expect(names('2001:db8:1:1ff::9')[1]).toBe('2001:db8:1:100::/56')
  const factors = networksOf('2001:db8::1').map(({ factor }) => factor)
  expect(factors).toEqual(factors.toSorted((a, b) => a - b))
  expect(factors[0]).toBe(1)
})

test('an IPv4 address is counted by itself', () => {
  expect(networksOf('203.0.113.7')).toEqual([{ name: '203.0.113.7', factor: 1 }])
  expect(widestNetworkOf('203.0.113.7')).toBe('203.0.113.7')
  expect(widestNetworkOf('2001:db8:1:a2b3::9')).toBe('2001:db8:1::/48')
})

test.each([
  ['127.0.0.1', true],
  ['::ffff:127.0.0.2', true],
  ['::1', true],
  ['128.0.0.1', false],
  ['2001:db8::1', false],
  ['', false],
])('%s is a loopback address: %s', (address, expected) => {
  expect(isLoopback(address)).toBe(expected)
})
