import type { ReplyBoxTexts } from '#ds/domain/ReplyBox/index.ts'
import type { TicketThreadTexts } from '#ds/domain/TicketThread/index.ts'

export interface SupportChatTexts {
  /** Accessible name of the button that opens the panel. */
  open: string
  heading: string
  /** Whether the support team is there now, and what to expect then. */
  online: string
  offline: string
  /** In place of the messages before the first one. */
  welcome: string
  /** The link to the ticket that the chat is; `number` is absent for an old one. */
  toTicket: (number: string | null) => string
  thread: TicketThreadTexts
  reply: ReplyBoxTexts
}
