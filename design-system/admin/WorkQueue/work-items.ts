import type { LucideIcon } from 'lucide-react'
import type { Resource } from '#ds/hooks/resource.ts'
import type { WorkTimes } from './work-age.ts'

/** The groups, most costly first. */
export type WorkKind = 'deposits' | 'unmatched' | 'withdrawals' | 'tickets' | 'failures' | 'planned'

/** What can be done about a piece of work. */
export interface WorkAction {
  /** "Cộng cho Minh", without "…". */
  label: string
  /** A question follows: its label ends with "…". Default: false. */
  asks?: boolean
  /** Whether it is the sensible one, and safe: it has a soft fill. Default: false. */
  suggested?: boolean
  pending?: boolean
  disabledReason?: string | undefined
  onSelect: () => void
}

/** A piece of work: a row of the queue. */
export interface WorkItem extends WorkTimes {
  /** Unique in its group. */
  id: string
  /** A number that one can say, such as `GD-10396`; or, for what has none, when it came, such as `22/11 06:58`. */
  number: string
  /** Integer dong. Default: it is not about an amount. */
  amount?: string
  /** What the payer wrote, as the bank sent it. */
  memo?: string
  /** Who, or what: a name or a subject. */
  title?: string
  /** Where it leads. Default: nowhere. */
  href?: string
  /** The customer's name, before the email, where the title is a subject. Default: it is not known, or is the title. */
  customer?: string
  /** The email of the customer, before the note. Default: it is about nobody, or nobody is known. */
  email?: string
  /** Why it is here, in one line. */
  note?: string
  /** Whose it probably is, and why: never a percentage. */
  suggestion?: { name: string; reason: string }
  /** Default: that of the group. */
  icon?: LucideIcon
  /** The one that solves it, on the right. Default: there is none here. */
  action?: WorkAction
  /** At most one more, such as refusing it. */
  otherAction?: WorkAction
}

/** A group of the queue, as the caller has loaded it. */
export interface WorkGroup {
  kind: WorkKind
  items: Resource<readonly WorkItem[]>
  /** How many there are, when there are more than these. Default: these are all. */
  total?: number
  /** Where all of the group are listed, when there are more than these. Default: nowhere. */
  allHref?: string
  /** A promise that applies to the group, shown with the dashed line of a promise: "hẹn trả lời trong 1 giờ". Default: the sum of its amounts, if it has any and all of them are here. */
  note?: string
}
