import type { SupportPanelTexts } from '#ds/admin/SupportPanel/index.ts'
import { list } from './admin/list.ts'
import { desk, inbox, mails, templates } from './admin/support.ts'
import { contactTopics } from './contact-topics.ts'

/** The support in the back-office. */
export const supportOfficeTexts: SupportPanelTexts = {
  list,
  viewsLabel: 'Support sections',
  views: { tickets: 'Customer tickets', templates: 'Reply templates', enquiries: 'Contact messages', mails: 'Mails' },
  inbox,
  desk,
  templates,
  mails,
  statusChanged: (subject, status) => `“${subject}” is now: ${status}.`,
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
    subject: 'Subject',
    sender: 'From',
    topic: 'Topic',
    status: 'Status',
    date: 'Date',
    actions: 'Actions',
    email: 'Email',
    phone: 'Phone',
    about: 'About',
  },
  open: 'Open',
  openFor: (subject) => `Open: ${subject}`,
  close: 'Mark as done',
  reopen: 'Reopen',
  pending: 'Saving…',
}
