import type { SupportPanelTexts } from '#ds/admin/SupportPanel/index.ts'
import { states } from '#ds/texts/en/states.ts'

/** Texts of the table of tickets. */
export const support: SupportPanelTexts['tickets'] = {
  caption: 'Support tickets',
  search: 'Search tickets',
  searchPlaceholder: 'ID or user',
  empty: { title: 'No tickets yet', description: 'Tickets that customers send will be listed here.' },
  loadFailed: 'The tickets could not be loaded',
  count: (rows) => (rows === 1 ? '1 ticket' : `${rows} tickets`),
  columns: {
    id: 'Number',
    subject: 'Subject',
    user: 'User',
    category: 'Category',
    priority: 'Priority',
    status: 'Status',
    date: 'Date',
    actions: 'Actions',
  },
  views: { all: 'All', open: 'Awaiting a reply', urgent: 'Urgent and not closed' },
  open: 'Open',
  openFor: (subject) => `Open: ${subject}`,
  categories: states.ticketCategories,
  priorities: states.ticketPriorities,
  statuses: states.tickets,
}
