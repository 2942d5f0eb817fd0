import { expect, test } from 'vitest'
import { balanceProblem } from './balance.ts'

test.each([
  [-1n, 'belowZero'],
  [0n, null],
  [999_999_999_999n, null],
  [1_000_000_000_000n, 'aboveMaximum'],
] as const)('a balance of %d set by an admin: %s', (balance, problem) => {
  expect(balanceProblem(balance)).toBe(problem)
})
