import type { TicketListTexts } from '#ds/account/TicketList/index.ts'
import { states } from '#ds/texts/en/states.ts'

/** Texts of the support tickets. */
export const support: TicketListTexts = {
  title: 'Support tickets',
  create: 'New ticket',
  categories: states.ticketCategories,
  priorities: states.ticketPriorities,
  statuses: states.tickets,
  lastByUs: 'Sen Cloud replied',
  lastByYou: 'You wrote',
  emptyTitle: 'You have no tickets yet',
  emptyDescription: 'Trouble with a VPS or a payment? Our support team is here around the clock.',
  errorTitle: 'Your tickets could not be loaded',
}
