import { BALANCE_MAX } from '#contracts/balance-limits.ts'

/** How an admin says what a balance becomes: a new one, or what is added to it or taken from it. */
export const balanceModes = ['set', 'add', 'subtract'] as const
export type BalanceMode = (typeof balanceModes)[number]

/** A change of a balance; money is whole dong as text. It has either `balance`, the new one, or `difference`, signed. */
export interface BalanceChange {
  balance?: string
  difference?: string
  /** The balance that the admin saw: another one by now refuses the change. */
  expectedBalance: string
  /** What the customer reads in the wallet's history; absent for none. */
  reason?: string
}

/** What became of a change: nothing to say once it is made, or the present balance when it was refused because that has moved. */
export type BalanceOutcome = undefined | { movedTo: string }

/** What a change would do to a balance. */
export interface BalancePreview {
  /** Signed, in whole dong. */
  difference: bigint
  after: bigint
  /** Why it cannot be made. */
  problem: 'belowZero' | 'aboveMaximum' | null
}

/** What the amount that was typed (digits, not empty) would do to the present balance. */
export function previewBalance(mode: BalanceMode, amount: string, present: number | string): BalancePreview {
  const before = BigInt(present)
  const after = { set: BigInt(amount), add: before + BigInt(amount), subtract: before - BigInt(amount) }[mode]
  return { difference: after - before, after, problem: problemOf(after) }
}

function problemOf(balance: bigint): BalancePreview['problem'] {
  if (balance < 0n) return 'belowZero'
  return balance > BALANCE_MAX ? 'aboveMaximum' : null
}
