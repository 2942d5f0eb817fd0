import type { TicketScreenTexts } from '#ds/screens/TicketScreen/index.ts'
import { states } from './states.ts'
import { replyBoxTexts, ticketThreadTexts } from './ticket-thread.ts'

/** The page of a ticket. */
export const ticketPageTexts: TicketScreenTexts = {
  title: 'Support ticket',
  list: 'Your tickets',
  facts: 'About this ticket',
  category: 'Category',
  priority: 'Priority',
  vps: 'Server',
  payment: 'Transaction',
  categories: states.ticketCategories,
  priorities: states.ticketPriorities,
  statuses: states.tickets,
  close: 'Close ticket',
  closing: 'Closing…',
  reopen: 'Reopen ticket',
  reopening: 'Reopening…',
  changeFailed: 'The status was not changed',
  closed: 'The ticket was closed',
  reopenHint: (until) => `This ticket is closed. Write before ${until}, and it is open again.`,
  over: {
    title: 'This ticket is closed and can no longer be reopened',
    description: 'If you still need help, open a new ticket.',
    toList: 'Go to your tickets',
  },
  merged: {
    title: 'This ticket was merged into another one',
    link: (number) => (number === null ? 'Continue the conversation there' : `Continue in ticket ${number}`),
  },
  rating: {
    heading: 'How did we do?',
    words: ['Very poor', 'Poor', 'Fair', 'Good', 'Very good'],
    comment: 'Anything to add',
    submit: 'Send rating',
    submitting: 'Sending your rating…',
    required: 'Please choose a rating',
    failureTitle: 'Your rating was not sent',
    given: (stars, word) => `Your rating: ${stars} of 5, ${word.toLowerCase()}`,
  },
  thread: ticketThreadTexts,
  reply: replyBoxTexts,
  errorTitle: 'Could not load the ticket',
  notFound: {
    title: 'There is no such ticket',
    description: 'The address may be incomplete, or the ticket belongs to another account.',
  },
}
