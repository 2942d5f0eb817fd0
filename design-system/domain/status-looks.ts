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
  Power,
} from 'lucide-react'
import type { BadgeProps } from '#ds/components/feedback/Badge/index.ts'

/** How a state looks wherever it is shown. Never colour alone: the icons differ in outline. */
export interface StateLook {
  tone: BadgeProps['tone']
  icon: LucideIcon
}

/** How an instance looks: as a badge, and as VpsStateMark. */
export interface VpsLook extends StateLook {
  /** What VpsStateMark has over the water. `opening` is the five petals, `nothing` the flat water alone. */
  mark: 'fullDrop' | 'hollowDrop' | 'opening' | 'pause' | 'cross' | 'nothing'
  /** Colour of the word beside the mark: only a state in which the customer must act and can is `critical`. */
  wordTone: 'primary' | 'secondary' | 'critical'
  /** Place in a list: the state that needs the customer first has the lowest number. */
  sortPriority: number
}

/** What an instance shows: the status of its record, or that it is switched off. */
export type VpsState = 'active' | 'creating' | 'failed' | 'off' | 'suspended' | 'terminated'

/**
 * The one dictionary of how states look, with `statusLooks`, for the customer's side and the back-office: green for active or completed, yellow for
 * pending or creating, red for suspended or failed (product spec, section 4). Their words are `states` in the texts of each language.
 */
export const vpsLooks: Readonly<Record<VpsState, VpsLook>> = {
  suspended: { tone: 'critical', icon: CirclePause, mark: 'pause', wordTone: 'critical', sortPriority: 0 },
  creating: { tone: 'caution', icon: LoaderCircle, mark: 'opening', wordTone: 'primary', sortPriority: 1 },
  active: { tone: 'positive', icon: CircleCheck, mark: 'fullDrop', wordTone: 'primary', sortPriority: 2 },
  off: { tone: 'neutral', icon: Power, mark: 'hollowDrop', wordTone: 'primary', sortPriority: 3 },
  failed: { tone: 'critical', icon: CircleX, mark: 'cross', wordTone: 'secondary', sortPriority: 4 },
  terminated: { tone: 'neutral', icon: CircleMinus, mark: 'nothing', wordTone: 'secondary', sortPriority: 5 },
}

/** A status of an instance, a transaction, a ticket or a user. */
export type Status =
  | Exclude<VpsState, 'off'>
  | 'cancelled'
  | 'closed'
  | 'completed'
  | 'in_progress'
  | 'locked'
  | 'open'
  | 'pending'

const badgeOf = ({ tone, icon }: VpsLook): StateLook => ({ tone, icon })

/** How the statuses of records look as badges. */
export const statusLooks: Readonly<Record<Status, StateLook>> = {
  active: badgeOf(vpsLooks.active),
  creating: badgeOf(vpsLooks.creating),
  failed: badgeOf(vpsLooks.failed),
  suspended: badgeOf(vpsLooks.suspended),
  terminated: badgeOf(vpsLooks.terminated),
  cancelled: { tone: 'neutral', icon: CircleSlash },
  closed: { tone: 'neutral', icon: CircleCheck },
  completed: { tone: 'positive', icon: CircleCheck },
  in_progress: { tone: 'caution', icon: Clock },
  locked: { tone: 'critical', icon: Lock },
  open: { tone: 'brand', icon: CircleDot },
  pending: { tone: 'caution', icon: Clock },
}

/** States in which all is well, or over: they need nobody's eye. */
const normal: ReadonlySet<Status> = new Set(['active', 'cancelled', 'closed', 'completed', 'terminated'])

/** The emphasis of a status in a list of many: only the exceptions are filled. */
export const emphasisInList = (status: Status): 'soft' | 'quiet' => (normal.has(status) ? 'quiet' : 'soft')
