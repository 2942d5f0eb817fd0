import type { AttachmentListTexts } from '#ds/domain/AttachmentList/index.ts'

export interface TicketThreadTexts {
  /** Accessible name of the list of messages. */
  label: string
  /** Who wrote a message without a name, in the eyes of the viewer. */
  authors: Readonly<Record<'customer' | 'admin', string>>
  /** Mark of a note that the customer does not see. */
  note: string
  /** Shows and hides what a mail quoted. */
  quoted: string
  emptyTitle: string
  emptyDescription?: string | undefined
  /** Title of the error: the messages could not be loaded. */
  errorTitle: string
  /** Announced when a message of the other side has arrived. */
  arrived: (author: string) => string
  /** The button that leads to new messages out of view. */
  newMessages: (count: number) => string
  files: AttachmentListTexts
}
