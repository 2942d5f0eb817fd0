import type { Enquiry, EnquiryStatus } from '#contracts/contact.ts'
import type { AdminListTexts, AdminTableTexts } from '#ds/admin/AdminTable/index.ts'
import type { MailLogTexts } from '#ds/admin/MailLog/index.ts'
import type { ReplyTemplatesTexts } from '#ds/admin/ReplyTemplates/index.ts'
import type { TicketDeskTexts } from '#ds/admin/TicketDesk/index.ts'
import type { TicketInboxTexts } from '#ds/admin/TicketInbox/index.ts'

/** The views: the tickets of customers, the texts for replies to them, the messages of the contact form, which need no account, and what was sent by mail. */
export const supportViews = ['tickets', 'templates', 'enquiries', 'mails'] as const
export type SupportView = (typeof supportViews)[number]

export interface SupportPanelTexts {
  list: AdminListTexts
  /** Accessible name of the views. */
  viewsLabel: string
  views: Record<SupportView, string>
  inbox: Omit<TicketInboxTexts, 'list'>
  desk: TicketDeskTexts
  templates: Omit<ReplyTemplatesTexts, 'list'>
  mails: Omit<MailLogTexts, 'list'>
  /** What became of a ticket or a message: shown with the button that undoes it. */
  statusChanged: (subject: string, status: string) => string
  statusFailed: string
  enquiries: Omit<AdminTableTexts, 'list' | 'search' | 'searchPlaceholder'>
  topics: Record<Enquiry['topic'], string>
  enquiryStatuses: Record<EnquiryStatus, string>
  onlyOpen: string
  columns: {
    number: string
    subject: string
    sender: string
    topic: string
    status: string
    date: string
    actions: string
    email: string
    phone: string
    about: string
  }
  /** The button of a message, and its accessible name with the subject. */
  open: string
  openFor: (subject: string) => string
  close: string
  reopen: string
  pending: string
}
