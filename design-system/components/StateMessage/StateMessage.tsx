import { Role, type RoleProps } from '@ariakit/react/role'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#ds/css/class-names.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import * as css from './StateMessage.css.ts'

export interface StateMessageProps extends Omit<RoleProps<'div'>, 'title'> {
  /** `critical` where something went wrong. */
  tone: 'neutral' | 'critical'
  /** Drawn above the words. */
  icon: LucideIcon
  /** What is the matter, in one line. */
  title: string
  /** One sentence more. */
  description?: string
  /** What the reader can do about it: a Button or a ButtonLink. */
  action?: ReactNode
  /** Has the words read out as they appear. Default: false. */
  announced?: boolean
}

/** What EmptyState and ErrorState have in common: icon, words, act, in the middle of the place they fill. */
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
      <span className={classNames(css.icon, css.tone[tone])}>
        <Icon icon={icon} size="large" />
      </span>
      <div role={announced ? 'alert' : undefined} className={css.words}>
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
