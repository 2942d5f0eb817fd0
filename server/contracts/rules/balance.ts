import { BALANCE_MAX } from './limits.ts'

/** Why an admin cannot set this balance; null if they can. */
export function balanceProblem(balance: bigint): 'belowZero' | 'aboveMaximum' | null {
  if (balance < 0n) return 'belowZero'
  return balance > BALANCE_MAX ? 'aboveMaximum' : null
}
