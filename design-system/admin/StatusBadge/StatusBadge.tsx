import { Ban, CircleCheck, CirclePause, Clock, Lock, type LucideIcon, TriangleAlert } from 'lucide-react'
import { Badge, type BadgeProps } from '#ds/components/Badge/index.ts'

/** Every status that the back-office tells apart by look. */
export type StatusLook =
  | 'active'
  | 'completed'
  | 'creating'
  | 'pending'
  | 'suspended'
  | 'failed'
  | 'terminated'
  | 'locked'
  | 'open'
  | 'closed'

/** Green for active or completed, yellow for pending or creating, red for suspended or failed (product spec, section 4). */
const looks: Record<StatusLook, { tone: BadgeProps['tone']; icon: LucideIcon }> = {
  active: { tone: 'positive', icon: CircleCheck },
  completed: { tone: 'positive', icon: CircleCheck },
  creating: { tone: 'caution', icon: Clock },
  pending: { tone: 'caution', icon: Clock },
  suspended: { tone: 'critical', icon: CirclePause },
  failed: { tone: 'critical', icon: TriangleAlert },
  terminated: { tone: 'neutral', icon: Ban },
  locked: { tone: 'critical', icon: Lock },
  open: { tone: 'brand', icon: Clock },
  closed: { tone: 'neutral', icon: CircleCheck },
}

export interface StatusBadgeProps extends Omit<BadgeProps, 'tone' | 'icon'> {
  status: StatusLook
}

/** A status of a record: colour, icon and, as children, the word. */
export function StatusBadge({ status, ...rest }: StatusBadgeProps) {
  return <Badge data-component="StatusBadge" data-status={status} {...looks[status]} {...rest} />
}
