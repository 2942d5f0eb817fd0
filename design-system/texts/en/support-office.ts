import type { SupportPanelTexts } from '#ds/admin/SupportPanel/index.ts'
import { list } from './admin/list.ts'
import { support } from './admin/support.ts'
import { contactTopics } from './contact-topics.ts'
import { ticketTexts } from './tickets.ts'

/** The support in the back-office. */
export const supportOfficeTexts: SupportPanelTexts = {
  list,
  viewsLabel: 'Support sections',
  views: { tickets: 'Customer tickets', enquiries: 'Contact messages' },
  tickets: support,
  conversation: {
    ...ticketTexts.conversation,
    authors: { customer: 'Customer', admin: 'Support' },
  },
  status: 'Status of the ticket',
  statusFailed: 'The status was not changed',
  enquiries: {
    caption: 'Contact messages',
    empty: {
      title: 'No messages are waiting',
      description: 'Questions, suggestions, quotation requests and partner applications will be listed here.',
    },
    loadFailed: 'The list of messages could not be loaded',
    count: (rows) => (rows === 1 ? '1 message' : `${rows} messages`),
  },
  topics: contactTopics,
  enquiryStatuses: { open: 'Waiting for a reply', closed: 'Done' },
  onlyOpen: 'Waiting only',
  columns: {
    number: 'Number',
    sender: 'From',
    topic: 'Topic',
    email: 'Email',
    phone: 'Phone',
    about: 'About',
  },
  close: 'Mark as done',
  reopen: 'Reopen',
  pending: 'Saving…',
}
