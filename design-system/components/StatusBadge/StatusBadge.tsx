import {
  CircleCheck,
  CircleDot,
  CircleMinus,
  CirclePause,
  CircleSlash,
  CircleX,
  Clock,
  LoaderCircle,
  Lock,
  type LucideIcon,
} from 'lucide-react'
import { Badge, type BadgeProps } from '#ds/components/Badge/index.ts'

export interface StatusBadgeProps extends Omit<BadgeProps, 'tone' | 'icon'> {
  /** The status of an instance, a transaction, a ticket or a user. Determines colour and icon, the same everywhere. */
  status:
    | 'active'
    | 'cancelled'
    | 'closed'
    | 'completed'
    | 'creating'
    | 'failed'
    | 'in_progress'
    | 'locked'
    | 'open'
    | 'pending'
    | 'suspended'
    | 'terminated'
}

/** Green for active or completed, yellow for pending or creating, red for suspended or failed (product spec, section 4). */
const looks: Record<StatusBadgeProps['status'], { tone: BadgeProps['tone']; icon: LucideIcon }> = {
  active: { tone: 'positive', icon: CircleCheck },
  cancelled: { tone: 'neutral', icon: CircleSlash },
  closed: { tone: 'neutral', icon: CircleCheck },
  completed: { tone: 'positive', icon: CircleCheck },
  creating: { tone: 'caution', icon: LoaderCircle },
  failed: { tone: 'critical', icon: CircleX },
  in_progress: { tone: 'caution', icon: Clock },
  locked: { tone: 'critical', icon: Lock },
  open: { tone: 'brand', icon: CircleDot },
  pending: { tone: 'caution', icon: Clock },
  suspended: { tone: 'critical', icon: CirclePause },
  terminated: { tone: 'neutral', icon: CircleMinus },
}

/** The status of a record: colour, icon and, as children, the label. */
export function StatusBadge({ status, ...rest }: StatusBadgeProps) {
  return <Badge data-component="StatusBadge" data-status={status} {...looks[status]} {...rest} />
}
