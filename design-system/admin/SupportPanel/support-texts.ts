import type { Enquiry, EnquiryStatus } from '#contracts/contact.ts'
import type { AdminListTexts, AdminTableTexts } from '#ds/admin/AdminTable/index.ts'
import type { TicketsTableTexts } from '#ds/admin/TicketsTable/index.ts'
import type { ConversationTexts } from '#ds/components/Conversation/index.ts'

/** The views: the requests of customers, and the messages of the contact form, which need no account. */
export const supportViews = ['tickets', 'enquiries'] as const
export type SupportView = (typeof supportViews)[number]

export interface SupportPanelTexts {
  list: AdminListTexts
  /** Accessible name of the views. */
  viewsLabel: string
  views: Record<SupportView, string>
  tickets: Omit<TicketsTableTexts, 'list'>
  conversation: ConversationTexts
  /** Label of the choice of a ticket's status. */
  status: string
  statusFailed: string
  enquiries: Omit<AdminTableTexts, 'list' | 'search' | 'searchPlaceholder'>
  topics: Record<Enquiry['topic'], string>
  enquiryStatuses: Record<EnquiryStatus, string>
  onlyOpen: string
  columns: {
    number: string
    sender: string
    topic: string
    email: string
    phone: string
    about: string
  }
  close: string
  reopen: string
  pending: string
}
