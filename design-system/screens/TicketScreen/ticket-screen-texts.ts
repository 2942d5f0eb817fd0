import type { TicketCategory, TicketPriority, TicketStatus } from '#contracts/tickets.ts'
import type { ReplyBoxTexts } from '#ds/domain/ReplyBox/index.ts'
import type { TicketThreadTexts } from '#ds/domain/TicketThread/index.ts'

export interface TicketRatingTexts {
  heading: string
  /** Words for one to five, the worst first. */
  words: readonly [string, string, string, string, string]
  comment: string
  submit: string
  submitting: string
  /** Shown when nothing was chosen. */
  required: string
  failureTitle: string
  /** In place of the form once it was sent; `word` is one of `words`. */
  given: (stars: number, word: string) => string
}

/** All texts of the page of a ticket. */
export interface TicketScreenTexts {
  /** The page's title in the browser until the ticket is known. */
  title: string
  /** The link back. */
  list: string
  /** Name of the facts below the subject. */
  facts: string
  category: string
  priority: string
  /** What the ticket is about. */
  vps: string
  payment: string
  categories: Readonly<Record<TicketCategory, string>>
  priorities: Readonly<Record<TicketPriority, string>>
  statuses: Readonly<Record<TicketStatus, string>>
  close: string
  closing: string
  reopen: string
  reopening: string
  changeFailed: string
  /** The line in the thread. */
  closed: string
  /** Below the thread of a closed ticket; `until` is a formatted day. */
  reopenHint: (until: string) => string
  /** When it is too late for that. */
  over: { title: string; description: string; toList: string }
  /** `number` is that of the ticket in which it goes on, if it has one. */
  merged: { title: string; link: (number: string | null) => string }
  rating: TicketRatingTexts
  thread: TicketThreadTexts
  reply: ReplyBoxTexts
  errorTitle: string
  /** For an address without a ticket. */
  notFound: { title: string; description: string }
}
