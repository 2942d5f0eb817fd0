import { expect, test } from 'vitest'
import { depositFee } from './fees.ts'

test.each(['bank_transfer', 'momo', 'zalopay'] as const)('a deposit by %s has no fee', (method) => {
  expect(depositFee(method, 200_000n)).toBe(0n)
})

test.each([
  [50_000n, 500n],
  [50_001n, 501n],
  [50_100n, 501n],
  [50_101n, 502n],
  // These are too large for a number to represent exactly.
  [9_007_199_254_740_993n, 90_071_992_547_410n],
])('the fee of %d dong by crypto is 1 %%, rounded up: %d', (amount, fee) => {
  expect(depositFee('crypto', amount)).toBe(fee)
})
