import { expect, test } from 'vitest'
import { type BalanceMode, previewBalance } from './balance-change.ts'

test.each<[BalanceMode, string, string, bigint, bigint, string | null]>([
  ['set', '1400000', '1250000', 1_400_000n, 150_000n, null],
  ['set', '0', '1250000', 0n, -1_250_000n, null],
  ['set', '999999999999', '0', 999_999_999_999n, 999_999_999_999n, null],
  ['set', '1000000000000', '0', 1_000_000_000_000n, 1_000_000_000_000n, 'aboveMaximum'],
  ['add', '200000', '510000', 710_000n, 200_000n, null],
  ['add', '1', '999999999999', 1_000_000_000_000n, 1n, 'aboveMaximum'],
  ['subtract', '50000', '50000', 0n, -50_000n, null],
  ['subtract', '50001', '50000', -1n, -50_001n, 'belowZero'],
])(
  '%s %s with a balance of %s results in %s, a difference of %s',
  (mode, amount, current, after, difference, problem) => {
    expect(previewBalance(mode, amount, current)).toEqual({ after, difference, problem })
  },
)
