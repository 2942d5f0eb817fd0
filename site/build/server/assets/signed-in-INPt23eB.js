import {
  ChevronDown,
  ChevronsUp,
  ChevronUp,
  CircleCheck,
  CircleDot,
  CircleMinus,
  CirclePause,
  CircleSlash,
  CircleX,
  Clock,
  Equal,
  LoaderCircle,
  Lock,
} from 'lucide-react'
import { jsx } from 'react/jsx-runtime'
import { j as Badge } from './base-JoUBlWxa.js'

// server/contracts/rules/vps-status.ts
/** `creating` until it is provisioned; `failed` when it could not be, with the price refunded; `terminated` is final. */
var vpsStatuses = ['creating', 'active', 'suspended', 'terminated', 'failed']
/** Whether an instance is being set up: it has no address yet, and is about to get one. */
var isSettingUp = (status) => status === 'creating' || status === 'pending'
// design-system/components/StatusBadge/StatusBadge.tsx
/** Green for active or completed, yellow for pending or creating, red for suspended or failed (product spec, section 4). */
var looks$1 = {
  active: {
    tone: 'positive',
    icon: CircleCheck,
  },
  cancelled: {
    tone: 'neutral',
    icon: CircleSlash,
  },
  closed: {
    tone: 'neutral',
    icon: CircleCheck,
  },
  completed: {
    tone: 'positive',
    icon: CircleCheck,
  },
  creating: {
    tone: 'caution',
    icon: LoaderCircle,
  },
  failed: {
    tone: 'critical',
    icon: CircleX,
  },
  in_progress: {
    tone: 'caution',
    icon: Clock,
  },
  locked: {
    tone: 'critical',
    icon: Lock,
  },
  open: {
    tone: 'brand',
    icon: CircleDot,
  },
  pending: {
    tone: 'caution',
    icon: Clock,
  },
  suspended: {
    tone: 'critical',
    icon: CirclePause,
  },
  terminated: {
    tone: 'neutral',
    icon: CircleMinus,
  },
}
/** What state a record is in: colour, icon and, as children, the word. */
function StatusBadge({ status, ...rest }) {
  return /* @__PURE__ */ jsx(Badge, {
    'data-component': 'StatusBadge',
    'data-status': status,
    ...looks$1[status],
    ...rest,
  })
}
// design-system/components/TicketPriorityBadge/TicketPriorityBadge.tsx
var looks = {
  low: {
    tone: 'neutral',
    icon: ChevronDown,
  },
  medium: {
    tone: 'neutral',
    icon: Equal,
  },
  high: {
    tone: 'caution',
    icon: ChevronUp,
  },
  urgent: {
    tone: 'critical',
    icon: ChevronsUp,
  },
}
/** How soon a ticket wants an answer: colour, icon and, as children, the word. */
function TicketPriorityBadge({ priority, ...rest }) {
  return /* @__PURE__ */ jsx(Badge, {
    'data-component': 'TicketPriorityBadge',
    'data-priority': priority,
    ...looks[priority],
    ...rest,
  })
}
// server/contracts/rules/transaction-state.ts
/** The state in which a transaction is shown. */
var transactionState = (transaction) => (transaction.cancelledAt ? 'cancelled' : transaction.status)

export { isSettingUp as i, StatusBadge as r, TicketPriorityBadge as n, transactionState as t, vpsStatuses as a }
