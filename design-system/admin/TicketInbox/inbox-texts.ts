import type { TicketMessage, TicketPriority, TicketStatus } from '#contracts/tickets.ts'
import type { AdminTableTexts } from '#ds/admin/AdminTable/index.ts'
import type { ReplyClockTexts } from './ReplyClock.tsx'

/**
 * The parts of the inbox, in order: an admin's own tickets, unassigned ones, those whose first reply is overdue, all that are not closed, those that are,
 * and all. The default is `open`.
 */
export const inboxViews = ['mine', 'unassigned', 'overdue', 'open', 'closed', 'all'] as const
export type InboxView = (typeof inboxViews)[number]

export interface TicketInboxTexts extends Omit<AdminTableTexts, 'empty'> {
  columns: {
    id: string
    subject: string
    user: string
    lastMessage: string
    clock: string
    assignee: string
    status: string
  }
  /** Name of the filter by priority. */
  priority: string
  views: Readonly<Record<InboxView, string>>
  /** When a part has no ticket. */
  empties: Readonly<Record<InboxView, { title: string; description: string }>>
  /** Who wrote last. */
  authors: Readonly<Record<TicketMessage['author'], string>>
  noMessages: string
  /** Shown for an unassigned ticket. */
  unassigned: string
  clock: ReplyClockTexts
  /** Names of categories by id; an unknown id is shown as it is. */
  categories: Readonly<Record<string, string>>
  priorities: Readonly<Record<TicketPriority, string>>
  statuses: Readonly<Record<TicketStatus, string>>
}
