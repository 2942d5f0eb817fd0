import type { TicketCategory, TicketPriority } from '#contracts/tickets.ts'
import type { FilePickerTexts } from '#ds/domain/ReplyBox/index.ts'

export interface TicketDialogTexts {
  heading: string
  description: string
  subject: string
  category: string
  categoryPlaceholder: string
  categories: Readonly<Record<TicketCategory, string>>
  priority: string
  priorities: Readonly<Record<TicketPriority, string>>
  /** Labels of what it is about, and the choice of nothing. */
  vps: string
  payment: string
  noRecord: string
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
  files: FilePickerTexts
}
