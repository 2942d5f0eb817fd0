import { Role, type RoleProps } from '@ariakit/react/role'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyMark } from '#ds/components/brand/EmptyMark/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import * as css from './StateMessage.css.ts'

export interface StateMessageProps extends Omit<RoleProps<'div'>, 'title'> {
  /** `critical` for failures. */
  tone: 'neutral' | 'critical'
  /** Shown above the text. Default: a closed bud: nothing is here, yet. */
  icon?: LucideIcon
  /** The message, in one line. */
  title: string
  /** One more sentence. */
  description?: string
  /** What the user can do about it: a Button or a ButtonLink. */
  action?: ReactNode
  /** Whether screen readers announce the text as it appears. Default: false. */
  announced?: boolean
}

/** The common layout of EmptyState and ErrorState: icon or bud, text and action, centred in the available space. */
export function StateMessage({
  tone,
  icon,
  title,
  description,
  action,
  announced = false,
  className,
  ...rest
}: StateMessageProps) {
  return (
    <Role data-component="StateMessage" {...rest} className={classNames(css.message, className)}>
      {icon ? (
        <span className={classNames(css.icon, css.tone[tone])}>
          <Icon icon={icon} size="large" />
        </span>
      ) : (
        <EmptyMark size="large" />
      )}
      <div role={announced ? 'alert' : undefined} className={css.text}>
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
