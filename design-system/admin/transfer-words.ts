import type { suggestionReasons, UnmatchedReason } from '#contracts/bank-transfers.ts'

/** Why a bank transfer waits for an admin, and why it may be a customer's: the same words wherever one is shown. */
export interface TransferWords {
  why: Record<UnmatchedReason, string>
  reasons: Record<(typeof suggestionReasons)[number], string>
}
