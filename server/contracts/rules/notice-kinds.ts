import type { MailKind } from './mail-kinds.ts'

/**
 * The mails that customers also see as notices in their account: those about their money and machines. None of the others may be here whose facts open
 * something, or are about what protects the account.
 */
export const noticeKinds = [
  'deposit-received',
  'withdrawal-paid',
  'withdrawal-rejected',
  'machine-ready',
  'order-failed',
  'renewal-receipt',
  'renewal-reminder',
  'machine-suspended',
  'machine-resumed',
  'machine-ending-soon',
  'machine-ended',
  'trial-ending',
] as const satisfies readonly MailKind[]
export type NoticeKind = (typeof noticeKinds)[number]

/** From how many on unread notices are no longer counted: `100` means that there are at least as many. */
export const UNREAD_NOTICES_MAX = 100
