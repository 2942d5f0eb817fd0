import { describe, expect, test } from 'vitest'
import { addressKey, addressText, networksOverlap, networkText, readAddress, readNetwork } from './ip-networks.ts'

describe('an address', () => {
  test.each([
    ['198.18.0.7', '198.18.0.7'],
    ['2001:DB8:0:0:1::7', '2001:db8::1:0:0:7'],
    ['2001:db8::1:0:0:1', '2001:db8::1:0:0:1'],
    ['::', '::'],
    ['::1', '::1'],
    ['1:0:2:0:3:0:4:0', '1:0:2:0:3:0:4:0'],
    ['fe80:0:0:0:0:0:0:1', 'fe80::1'],
  ])('%s is written as %s', (text, written) => {
    const found = readAddress(text)
    expect(found && addressText(found.family, found.value)).toBe(written)
  })

  test.each([
    '',
    '1.2.3',
    '1.2.3.256',
    '01.2.3.4',
    '1.2.3.4.5',
    ':::',
    '1::2::3',
    '12345::',
    '1:2:3:4:5:6:7:8:9',
    'g::',
  ])('is not %j', (text) => {
    expect(readAddress(text)).toBeNull()
  })

  test('sorts as its number does', () => {
    const keys = ['9.0.0.0', '10.0.0.0', '10.0.0.10', '198.18.0.1'].map((text) =>
      addressKey(4, readAddress(text)?.value ?? 0n),
    )
    expect(keys).toEqual([...keys].sort())
    expect(keys.map((key) => key.length)).toEqual([8, 8, 8, 8])
  })
})

describe('a network', () => {
  test.each(['198.18.0.0/22', '2001:db8:1::/48', '0.0.0.0/0'])('%s is read and written', (text) => {
    const network = readNetwork(text)
    expect(network && networkText(network)).toBe(text)
  })

  test.each(['198.18.1.0/22', '198.18.0.0/33', '2001:db8::1/48', '198.18.0.0', '198.18.0.0/x', ''])(
    'is not %j',
    (text) => {
      expect(readNetwork(text)).toBeNull()
    },
  )

  test.each([
    ['10.0.0.0/24', '10.0.0.128/25', true],
    ['10.0.0.128/25', '10.0.0.0/24', true],
    ['10.0.0.0/25', '10.0.0.128/25', false],
    ['2001:db8::/40', '2001:db8:1::/48', true],
    ['0.0.0.0/0', '::/0', false],
  ])('%s and %s have addresses in common: %s', (one, other, expected) => {
    const [a, b] = [readNetwork(one), readNetwork(other)]
    expect(a && b && networksOverlap(a, b)).toBe(expected)
  })
})
