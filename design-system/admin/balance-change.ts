import { balanceProblem } from '#contracts/rules/balance.ts'
import type { SubmitResult } from '#ds/hooks/use-action.ts'

/** The ways to change a balance: setting a new one, adding or subtracting. */
export const balanceModes = ['set', 'add', 'subtract'] as const
export type BalanceMode = (typeof balanceModes)[number]

/** A change of a balance, in whole dong as decimal strings. Has either `balance`, the new one, or `difference`, signed. */
export interface BalanceChange {
  balance?: string
  difference?: string
  /** The balance that the admin saw: the change is refused if it is different by now. */
  expectedBalance: string
  /** Shown to the customer in the wallet's history. Default: none. */
  reason?: string
}

/** The outcome of a change. `movedTo` is the current balance, when the change was refused because the balance has changed. */
export type BalanceResult = SubmitResult | { ok: false; movedTo: string }

/** The effect of a change on a balance. */
export interface BalancePreview {
  /** Signed, in whole dong. */
  difference: bigint
  after: bigint
  /** Why the change is not possible; null when it is. */
  problem: ReturnType<typeof balanceProblem>
}

/** Computes the effect of an entered amount (digits, not empty) on the current balance. */
export function previewBalance(mode: BalanceMode, amount: string, current: string): BalancePreview {
  const before = BigInt(current)
  const after = { set: BigInt(amount), add: before + BigInt(amount), subtract: before - BigInt(amount) }[mode]
  return { difference: after - before, after, problem: balanceProblem(after) }
}
