import { expect, test } from 'vitest'
import { afterPaying, depositFor } from './money.ts'

test.each([
  [200_000n, 49_000n, 151_000n, 0n],
  [49_000n, 49_000n, 0n, 0n],
  [48_999n, 49_000n, -1n, 1n],
  // These are too large for a number to represent exactly.
  [9_007_199_254_790_993n, 49_000n, 9_007_199_254_741_993n, 0n],
])('a wallet of %d that pays %d has a balance of %d and a shortfall of %d', (balance, cost, after, shortfall) => {
  expect(afterPaying(balance, cost)).toEqual({ after, shortfall })
})

test.each([
  [1n, 50_000n],
  [49_999n, 50_000n],
  [50_000n, 50_000n],
  [50_001n, 50_001n],
  [1_390_000n, 1_390_000n],
])('a shortfall of %d is covered by %d: exactly, and at least by the smallest deposit', (shortfall, deposit) => {
  expect(depositFor(shortfall)).toBe(deposit)
})
