import { CONTACT_SUBJECT_MAX } from '#contracts/rules/limits.ts'
import type { TicketRequest } from '#contracts/tickets.ts'
import type { SupportMessage } from '#ds/account/SupportChat/index.ts'

/** Returns the ticket that a message of the chat becomes: its first line is the subject. A reply address that is not the account's is kept in the text. */
export function chatTicket({ email, message }: SupportMessage, accountEmail: string | undefined): TicketRequest {
  const [line = ''] = message.trim().split('\n')
  // A character of two units is not cut in half.
  const start = line.slice(0, CONTACT_SUBJECT_MAX - 1).replace(/[\ud800-\udbff]$/, '')
  return {
    subject: line.length > CONTACT_SUBJECT_MAX ? `${start}…` : line,
    category: 'general',
    priority: 'medium',
    body: email === accountEmail ? message : `${message}\n\nEmail: ${email}`,
  }
}
