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
import type { BadgeProps } from '#ds/components/Badge/index.ts'

/** A status of an instance, a transaction, a ticket or a user. */
export type Status =
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

/** How a state looks wherever it is shown. Never colour alone: the icons differ in outline. */
export interface StateLook {
  tone: BadgeProps['tone']
  icon: LucideIcon
}

/**
 * The one dictionary of statuses, for the customer's side and the back-office: green for active or completed, yellow for pending or
 * creating, red for suspended or failed (product spec, section 4). Their words are `recordStates` in the texts of each language.
 */
export const statusLooks: Readonly<Record<Status, StateLook>> = {
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

/** States in which all is well, or over: they need nobody's eye. */
const normal: ReadonlySet<Status> = new Set(['active', 'cancelled', 'closed', 'completed', 'terminated'])

/** The emphasis of a status in a list of many: only the exceptions are filled. */
export const emphasisInList = (status: Status): 'soft' | 'quiet' => (normal.has(status) ? 'quiet' : 'soft')
