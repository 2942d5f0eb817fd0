import { ChevronDown, ChevronsUp, ChevronUp, Equal, type LucideIcon } from 'lucide-react'
import { Badge, type BadgeProps } from '#ds/components/Badge/index.ts'

const looks: Record<TicketPriorityBadgeProps['priority'], { tone: BadgeProps['tone']; icon: LucideIcon }> = {
  low: { tone: 'neutral', icon: ChevronDown },
  medium: { tone: 'neutral', icon: Equal },
  high: { tone: 'caution', icon: ChevronUp },
  urgent: { tone: 'critical', icon: ChevronsUp },
}

export interface TicketPriorityBadgeProps extends Omit<BadgeProps, 'tone' | 'icon'> {
  priority: 'low' | 'medium' | 'high' | 'urgent'
}

/** The priority of a ticket: colour, icon and, as children, the label. */
export function TicketPriorityBadge({ priority, ...rest }: TicketPriorityBadgeProps) {
  return <Badge data-component="TicketPriorityBadge" data-priority={priority} {...looks[priority]} {...rest} />
}
