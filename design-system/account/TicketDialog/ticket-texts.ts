import type { TicketCategory, TicketPriority, TicketStatus } from '#contracts/tickets.ts'
import type { ConversationTexts } from '#ds/components/Conversation/index.ts'

export interface TicketDialogTexts {
  heading: string
  description: string
  subject: string
  category: string
  categoryPlaceholder: string
  categories: Readonly<Record<TicketCategory, string>>
  priority: string
  priorities: Readonly<Record<TicketPriority, string>>
  statuses: Readonly<Record<TicketStatus, string>>
  body: string
  /** What helps to answer quickly, and what must not be sent. */
  bodyHint: string
  cancel: string
  submit: string
  submitting: string
  failureTitle: string
  validation: {
    subject: string
    category: string
    body: string
  }
  conversation: ConversationTexts
  /** Says that a reply opens a closed request again. */
  closedHint: string
}
