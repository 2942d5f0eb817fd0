import { expect, test } from 'vitest'
import { depositFee } from './fees.ts'

test.each(['bank_transfer', 'momo', 'zalopay'] as const)('a top-up by %s costs nothing', (method) => {
  expect(depositFee(method, 200_000n)).toBe(0n)
})

test.each([
  [50_000n, 500n],
  [50_001n, 501n],
  [50_100n, 501n],
  [50_101n, 502n],
  // Beyond what a number holds exactly.
  [9_007_199_254_740_993n, 90_071_992_547_410n],
])('by crypto %d dong cost 1 %%, rounded up: %d', (amount, fee) => {
  expect(depositFee('crypto', amount)).toBe(fee)
})
