import type { LucideIcon } from 'lucide-react'

/**
 * What a customer can do with an instance. One table of them, made by the caller, gives the buttons of a row, of a pane and the menus: an action
 * that cannot be performed now is not left out, but has a reason.
 */
export interface VpsAction {
  /** Unique among the actions of an instance. */
  id: string
  /** What it does, in a word or two. */
  label: string
  icon: LucideIcon
  /** Why it cannot be performed now. */
  disabledReason?: string | undefined
  /** The address that it leads to; otherwise `onSelect` is called. */
  href?: string | undefined
  onSelect?: (() => void) | undefined
  /** Whether it is what the customer should do now, so that a row shows its words and a pane makes it strong. Default: false. */
  urgent?: boolean
}
