import type { TransferWords } from '#ds/admin/transfer-words.ts'

/** Why a bank transfer waits for an admin, and why it may be a customer's. */
export const transferWords: TransferWords = {
  why: {
    no_memo: 'The content has no memo',
    wrong_check: 'The memo is mistyped',
    unknown_memo: 'There is no such memo',
    several_memos: 'The content has several memos',
    other_account: 'It arrived at another account of ours',
    too_large: 'Too large to be credited by itself',
    settled_otherwise: 'The top-up was approved by hand with another amount',
    account_closed: 'The customer has closed the account',
    part: 'Part of a transfer that was split',
  },
  reasons: { memo: 'a similar memo', amount: 'the same amount', sender: 'the same sending account' },
}
