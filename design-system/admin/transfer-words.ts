import type { BankTransfer, Suggestion, suggestionReasons, UnmatchedReason } from '#contracts/bank-transfers.ts'
import { findMemos } from '#contracts/rules/payment-memo.ts'

/** Why a bank transfer waits for an admin, and why it may be a customer's: the same words wherever one is shown. */
export interface TransferWords {
  why: Record<UnmatchedReason, string>
  reasons: Record<(typeof suggestionReasons)[number], string>
  /** In the place of the reason `memo` where the memo is not only similar: the transfer waits for something else. */
  rightMemo: string
}

/** Why a transfer may be a customer's, in words. */
export function suggestionWords(
  { reasons: words, rightMemo }: Pick<TransferWords, 'reasons' | 'rightMemo'>,
  { content }: Pick<BankTransfer, 'content'>,
  { memo, reasons }: Pick<Suggestion, 'memo' | 'reasons'>,
): string[] {
  const isRight = memo !== null && findMemos({ content }).memos.includes(memo)
  return reasons.map((reason) => (reason === 'memo' && isRight ? rightMemo : words[reason]))
}
