export {
  type StatusBadgeProps,
  TicketPriorityBadge,
  TicketStatusBadge,
  TransactionStatusBadge,
  VpsStatusBadge,
} from './StatusBadges.tsx'
