import type { TicketDialogTexts } from '#ds/account/TicketDialog/index.ts'
import { states } from './states.ts'

/** A customer's requests to the support. */
export const ticketTexts: TicketDialogTexts & { created: string; createdDetail: (number: string) => string } = {
  heading: 'New support ticket',
  description: 'We reply right here in the ticket.',
  subject: 'Subject',
  category: 'Category',
  categoryPlaceholder: 'Choose a category',
  categories: states.ticketCategories,
  priority: 'Priority',
  priorities: states.ticketPriorities,
  statuses: states.tickets,
  body: 'Message',
  bodyHint: 'Tell us the VPS, the time and any error message. Never send passwords or private keys.',
  cancel: 'Cancel',
  submit: 'Send ticket',
  submitting: 'Sending your ticket…',
  failureTitle: 'Your ticket was not sent',
  validation: {
    subject: 'Please enter a subject',
    category: 'Please choose a category',
    body: 'Please describe the problem',
  },
  conversation: {
    label: 'Messages in this ticket',
    authors: { customer: 'You', admin: 'Sen Cloud' },
    emptyTitle: 'This ticket has no messages yet',
    errorTitle: 'The messages could not be loaded',
    reply: 'Reply',
    required: 'Please enter a reply',
    send: 'Send reply',
    sending: 'Sending your reply…',
    failureTitle: 'Your reply was not sent',
  },
  closedHint: 'This ticket is closed. Your reply will open it again.',
  created: 'Ticket sent',
  createdDetail: (number) => `Your ticket number is ${number}.`,
}
