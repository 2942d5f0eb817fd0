/**
 * How soon the first reply to a ticket is due, in minutes since it was opened, by its category: a machine that does not work waits for
 * nothing, a wish to buy not long, a question about an invoice until somebody has looked.
 */
export const FIRST_REPLY_MINUTES = {
  technical: 30,
  billing: 120,
  account: 60,
  sales: 60,
  general: 240,
} as const

const MINUTE = 60_000

/** When the first reply to a ticket that was opened at `openedAt` is due. Both in milliseconds; a category of an earlier version is general. */
export const firstReplyDueAt = (category: string, openedAt: number): number =>
  openedAt + (FIRST_REPLY_MINUTES[category as keyof typeof FIRST_REPLY_MINUTES] ?? FIRST_REPLY_MINUTES.general) * MINUTE
