import { CONTACT_SUBJECT_MAX } from '#contracts/rules/limits.ts'
import type { ListedTicket, TicketRequest } from '#contracts/tickets.ts'

/** The category of the chat's tickets. */
const CATEGORY = 'general'

/** Returns the ticket that the first message of a chat becomes: its first line is the subject. */
export function chatTicket(message: string): TicketRequest {
  const [line = ''] = message.trim().split('\n')
  // A character of two units is not cut in half.
  const start = line.slice(0, CONTACT_SUBJECT_MAX - 1).replace(/[\ud800-\udbff]$/, '')
  return {
    subject: line.length > CONTACT_SUBJECT_MAX ? `${start}…` : line,
    category: CATEGORY,
    priority: 'medium',
    body: message,
  }
}

/** The ticket that the chat goes on with: the newest general one that is not closed. The tickets are newest first. */
export const openChat = (tickets: readonly ListedTicket[]): ListedTicket | undefined =>
  tickets.find(({ category, status }) => category === CATEGORY && status !== 'closed')
