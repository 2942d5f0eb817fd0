import type { TicketDialogTexts } from '#ds/account/TicketDialog/index.ts'
import { states } from './states.ts'
import { filePickerTexts } from './ticket-thread.ts'

/** A customer's requests to the support. */
export const ticketTexts: TicketDialogTexts & {
  created: string
  createdDetail: (number: string) => string
  filesMissing: string
  filesMissingDetail: (names: string) => string
} = {
  heading: 'New support ticket',
  description: 'We reply right here in the ticket.',
  subject: 'Subject',
  category: 'Category',
  categoryPlaceholder: 'Choose a category',
  categories: states.ticketCategories,
  priority: 'Priority',
  priorities: states.ticketPriorities,
  vps: 'About the server',
  payment: 'About the transaction',
  noRecord: 'None',
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
  files: filePickerTexts,
  created: 'Ticket sent',
  createdDetail: (number) => `Your ticket number is ${number}.`,
  filesMissing: 'Ticket sent, without some files',
  filesMissingDetail: (names) => `${names} could not be uploaded. Attach them to your next message.`,
}
