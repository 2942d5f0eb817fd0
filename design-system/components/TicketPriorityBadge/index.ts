export { TicketPriorityBadge, type TicketPriorityBadgeProps } from './TicketPriorityBadge.tsx'
