import type { BalanceMode } from '#ds/admin/balance-change.ts'

/** The texts of BalanceDialog. */
export interface BalanceDialogTexts {
  heading: string
  email: string
  currentBalance: string
  /** Label of the choice between a new balance and a difference. */
  mode: string
  modes: Record<BalanceMode, string>
  /** Labels of the amount field, by mode. */
  amounts: Record<BalanceMode, string>
  /** The effect of setting a new balance, with the signed difference, such as `+50.000 ₫`. */
  adjustment: (difference: string) => string
  /** The result of adding or subtracting, with the new balance. */
  result: (balance: string) => string
  unchanged: string
  /** Why the amount cannot be subtracted, with the current balance. */
  belowZero: (balance: string) => string
  /** Why the new balance is too large, with the maximum. */
  aboveMaximum: (maximum: string) => string
  /** What was typed is not an amount. */
  unreadable: string
  reason: string
  /** States who will read the reason. */
  reasonHint: string
  /** Shown when the balance has changed since it was read, with the previous and the current balance. */
  moved: { title: string; detail: (before: string, now: string) => string }
  submit: string
  pending: string
  cancel: string
  /** Why the button is disabled while the field is empty. */
  emptyReason: string
  /** Why the button is disabled while the new balance would be out of bounds. */
  outOfBoundsReason: string
  failed: string
}
