import type { BalanceMode } from '#ds/admin/balance-change.ts'

/** The words of BalanceDialog. */
export interface BalanceDialogTexts {
  heading: string
  email: string
  currentBalance: string
  /** Names the choice between a new balance and a difference. */
  mode: string
  modes: Record<BalanceMode, string>
  /** Names of the amount's field, by the choice. */
  amounts: Record<BalanceMode, string>
  /** What setting a new balance does, with the signed difference, such as `+50.000 ₫`. */
  adjustment: (difference: string) => string
  /** What adding or subtracting leads to, with the balance. */
  result: (balance: string) => string
  unchanged: string
  /** Why so much cannot be taken away, with the present balance. */
  belowZero: (balance: string) => string
  /** Why the new balance is too large, with the largest one. */
  aboveMaximum: (maximum: string) => string
  reason: string
  /** Who reads the reason. */
  reasonHint: string
  /** The balance has moved since it was read: what was shown before, and what it is now. */
  moved: { title: string; detail: (before: string, now: string) => string }
  submit: string
  pending: string
  cancel: string
  /** Why the button cannot be pressed while the field is empty. */
  emptyReason: string
  /** Why the button cannot be pressed while the amount leads out of bounds. */
  outOfBoundsReason: string
  failed: string
}
