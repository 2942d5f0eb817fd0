import { expect, test } from 'vitest'
import { hostnameOf } from './hostname.ts'

test.each([
  ['web-01', 'web-01'],
  ['Cửa hàng 1', 'cua-hang-1'],
  ['Đà Nẵng', 'da-nang'],
  ['will-FAIL', 'will-fail'],
  ['  __x__  ', 'x'],
  ['商店', 'vps'],
  ['x'.repeat(70), 'x'.repeat(63)],
])('the host name of %j is %s', (name, hostname) => {
  expect(hostnameOf(name)).toBe(hostname)
})
