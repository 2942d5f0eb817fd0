import { expect, test } from 'vitest'
import { sandboxAddress } from './sandbox-driver.ts'

test.each([
  [0, '198.18.0.1'],
  [253, '198.18.0.254'],
  [254, '198.18.1.1'],
  [256 * 254, '198.19.0.1'],
  [512 * 254 - 1, '198.19.255.254'],
  [512 * 254, null],
])('machine number %i has the address %s', (number, address) => {
  expect(sandboxAddress(number)).toBe(address)
})
