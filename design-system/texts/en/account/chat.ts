import type { SupportChatTexts } from '#ds/account/SupportChat/index.ts'
import { replyBoxTexts, ticketThreadTexts } from '#ds/texts/en/ticket-thread.ts'

/** Texts of the live chat. */
export const chat: SupportChatTexts = {
  open: 'Live chat',
  heading: 'Live chat',
  online: 'We are online and reply right here.',
  offline: 'Nobody is online right now. Leave a message: we reply within 24 hours, here and by email.',
  welcome: 'How can we help? Write to us below.',
  toTicket: (number) => (number === null ? 'Open the page of this ticket' : `Open the page of ticket ${number}`),
  thread: ticketThreadTexts,
  reply: replyBoxTexts,
}
