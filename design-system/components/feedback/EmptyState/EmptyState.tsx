import type { RoleProps } from '@ariakit/react/role'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { StateMessage } from '#ds/components/feedback/StateMessage/index.ts'

export interface EmptyStateProps extends Omit<RoleProps<'div'>, 'title'> {
  /** Why there is no content, if not because there is none yet: a search without a match. Default: a closed bud. */
  icon?: LucideIcon
  /** Why there is no content, in one line. */
  title: string
  /** What the user can do next. */
  description?: string
  /** A Button or ButtonLink for that. */
  action?: ReactNode
}

/** Shown in place of an empty list: a closed bud, why there is nothing, and one way on. For a failure use ErrorState. */
export function EmptyState(props: EmptyStateProps) {
  return <StateMessage data-component="EmptyState" tone="neutral" {...props} />
}
