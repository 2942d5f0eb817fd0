import { Badge, type BadgeProps } from '#ds/components/feedback/Badge/index.ts'
import { type Priority, ticketPriorityLooks } from './ticket-priority-looks.ts'

export interface TicketPriorityBadgeProps extends Omit<BadgeProps, 'tone' | 'icon'> {
  priority: Priority
}

/** The priority of a ticket: colour, icon and, as children, the label. */
export function TicketPriorityBadge({ priority, ...rest }: TicketPriorityBadgeProps) {
  return (
    <Badge data-component="TicketPriorityBadge" data-priority={priority} {...ticketPriorityLooks[priority]} {...rest} />
  )
}
