import { Role, type RoleProps } from '@ariakit/react/role'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#ds/css/class-names.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import * as css from './EmptyState.css.ts'

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
export function EmptyState({ icon, title, description, action, className, ...rest }: EmptyStateProps) {
  return (
    <Role data-component="EmptyState" {...rest} className={classNames(css.root, className)}>
      <span className={css.icon}>
        <Icon icon={icon} size="large" />
      </span>
      <div className={css.words}>
        <Text weight="semibold">{title}</Text>
        {description && (
          <Text size="small" tone="secondary">
            {description}
          </Text>
        )}
      </div>
      {action}
    </Role>
  )
}
