import type { RoleProps } from '@ariakit/react/role'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { StateMessage } from '#ds/components/StateMessage/index.ts'

export interface EmptyStateProps extends Omit<RoleProps<'div'>, 'title'> {
  /** What would be here. */
  icon: LucideIcon
  /** Why there is nothing, in one line. */
  title: string
  /** What to do next. */
  description?: string
  /** The one Button or ButtonLink that does it. */
  action?: ReactNode
}

/** Stands where a list would, when it has nothing to show: says why, and what next. For a failure use ErrorState. */
export function EmptyState(props: EmptyStateProps) {
  return <StateMessage data-component="EmptyState" tone="neutral" {...props} />
}
