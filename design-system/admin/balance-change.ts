import { balanceProblem } from '#contracts/rules/balance.ts'
import type { SubmitResult } from '#ds/components/use-action.ts'

/** How a balance is changed: set to a new one, or by adding or subtracting. */
export const balanceModes = ['set', 'add', 'subtract'] as const
export type BalanceMode = (typeof balanceModes)[number]

/** A change of a balance; money is whole dong as text. It has either `balance`, the new one, or `difference`, signed. */
export interface BalanceChange {
  balance?: string
  difference?: string
  /** The balance that the admin saw: the change is refused if it is different by now. */
  expectedBalance: string
  /** What the customer reads in the wallet's history; absent for none. */
  reason?: string
}

/** The outcome of a change; `movedTo` is the current balance if it was refused because that has changed. */
export type BalanceResult = SubmitResult | { ok: false; movedTo: string }

/** The effect of a change on a balance. */
export interface BalancePreview {
  /** Signed, in whole dong. */
  difference: bigint
  after: bigint
  /** Why it cannot be made. */
  problem: ReturnType<typeof balanceProblem>
}

/** The effect of an entered amount (digits, not empty) on the current balance. */
export function previewBalance(mode: BalanceMode, amount: string, present: string): BalancePreview {
  const before = BigInt(present)
  const after = { set: BigInt(amount), add: before + BigInt(amount), subtract: before - BigInt(amount) }[mode]
  return { difference: after - before, after, problem: balanceProblem(after) }
}
