import { expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'

test.each(['8.8.8.8', '1.1.1.1', '103.5.6.7', '172.32.0.1', '2606:4700::1111', '2001:4860:4860::8888', '2400:cb00::1'])(
  '%s is of the public internet',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

test.each([
  ...['0.0.0.0', '10.0.0.1', '100.64.0.1', '127.0.0.1', '127.8.9.1', '169.254.169.254', '172.16.0.1', '172.31.255.255'],
  ...['192.168.1.1', '192.0.0.192', '198.18.0.1', '203.0.113.9', '224.0.0.1', '255.255.255.255'],
  ...[
    '::',
    '::1',
    'fe80::1',
    'fc00::1',
    'fd00:ec2::254',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::ffff:a00:1',
  ],
  // They carry an IPv4 address inside.
  ...['64:ff9b::a00:1', '2002:a00:1::', '2001:0:0:1::', '2001:db8::1', '100::1'],
  ...['', 'localhost', '0x7f.1', '2130706433', '127.1', 'fe80::1%eth0'],
])('%s is not', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})
