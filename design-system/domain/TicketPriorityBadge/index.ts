export { TicketPriorityBadge, type TicketPriorityBadgeProps } from './TicketPriorityBadge.tsx'
export { ticketPriorityLooks } from './ticket-priority-looks.ts'
