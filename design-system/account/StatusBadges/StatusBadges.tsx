import {
  ChevronDown,
  ChevronsUp,
  ChevronUp,
  CircleCheck,
  CircleDot,
  CircleMinus,
  CirclePause,
  CircleX,
  Clock,
  Equal,
  LoaderCircle,
  type LucideIcon,
} from 'lucide-react'
import type { TicketPriority, TicketStatus, TransactionStatus, VpsStatus } from '#ds/account/types.ts'
import { Badge, type BadgeProps } from '#ds/components/Badge/index.ts'

type Look = { tone: BadgeProps['tone']; icon: LucideIcon }

/** Green for active or completed, yellow for pending or creating, red for suspended or failed (product spec, section 4). */
const vpsLooks: Record<VpsStatus, Look> = {
  creating: { tone: 'caution', icon: LoaderCircle },
  active: { tone: 'positive', icon: CircleCheck },
  suspended: { tone: 'critical', icon: CirclePause },
  terminated: { tone: 'neutral', icon: CircleMinus },
  failed: { tone: 'critical', icon: CircleX },
  pending: { tone: 'caution', icon: Clock },
  completed: { tone: 'positive', icon: CircleCheck },
}

const transactionLooks: Record<TransactionStatus, Look> = {
  pending: { tone: 'caution', icon: Clock },
  completed: { tone: 'positive', icon: CircleCheck },
  failed: { tone: 'critical', icon: CircleX },
}

const ticketLooks: Record<TicketStatus, Look> = {
  open: { tone: 'brand', icon: CircleDot },
  in_progress: { tone: 'caution', icon: Clock },
  closed: { tone: 'neutral', icon: CircleCheck },
}

const priorityLooks: Record<TicketPriority, Look> = {
  low: { tone: 'neutral', icon: ChevronDown },
  medium: { tone: 'neutral', icon: Equal },
  high: { tone: 'caution', icon: ChevronUp },
  urgent: { tone: 'critical', icon: ChevronsUp },
}

/** Every state of one kind, and its word. */
export interface StatusBadgeProps<Status extends string> {
  status: Status
  texts: Readonly<Record<Status, string>>
}

/** What an instance is doing: icon, word and colour. */
export function VpsStatusBadge({ status, texts }: StatusBadgeProps<VpsStatus>) {
  return (
    <Badge data-component="VpsStatusBadge" data-status={status} {...vpsLooks[status]}>
      {texts[status]}
    </Badge>
  )
}

/** How far a transaction has come. */
export function TransactionStatusBadge({ status, texts }: StatusBadgeProps<TransactionStatus>) {
  return (
    <Badge data-component="TransactionStatusBadge" data-status={status} {...transactionLooks[status]}>
      {texts[status]}
    </Badge>
  )
}

/** How far a ticket has come. */
export function TicketStatusBadge({ status, texts }: StatusBadgeProps<TicketStatus>) {
  return (
    <Badge data-component="TicketStatusBadge" data-status={status} {...ticketLooks[status]}>
      {texts[status]}
    </Badge>
  )
}

/** How soon a ticket wants an answer. */
export function TicketPriorityBadge({
  priority,
  texts,
}: {
  priority: TicketPriority
  texts: Readonly<Record<TicketPriority, string>>
}) {
  return (
    <Badge data-component="TicketPriorityBadge" data-priority={priority} {...priorityLooks[priority]}>
      {texts[priority]}
    </Badge>
  )
}
