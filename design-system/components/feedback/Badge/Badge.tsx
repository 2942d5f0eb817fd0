import { Role, type RoleProps } from '@ariakit/react/role'
import type { LucideIcon } from 'lucide-react'
import { classNames } from '#ds/css/class-names.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import * as css from './Badge.css.ts'

export interface BadgeProps extends RoleProps<'span'> {
  /** The meaning of the text: green, yellow and red are for states, `promotion` only for offers. */
  tone: 'neutral' | 'brand' | 'positive' | 'caution' | 'critical' | 'promotion'
  /**
   * `strong` is for the most important badge of a view, such as that of the popular plan. `quiet` is for the normal state of the rows of a
   * list, so that the exceptions stand out: plain text, with a dot instead of the icon. Default: `soft`.
   */
  emphasis?: 'soft' | 'strong' | 'quiet'
  /** Shown before the text. A state always has one, so that colour is never its only sign. */
  icon?: LucideIcon
}

/** A state or category in a word or two, on one line. For a sentence use Notice. */
export function Badge({ tone, emphasis = 'soft', icon, className, children, ...rest }: BadgeProps) {
  return (
    <Role.span
      data-component="Badge"
      data-tone={tone}
      {...rest}
      className={classNames(css.badge, css.tone[emphasis][tone], className)}
    >
      {emphasis === 'quiet' ? (
        <span aria-hidden className={css.dot[tone]} />
      ) : (
        icon && <Icon icon={icon} className={css.icon} />
      )}
      {children}
    </Role.span>
  )
}
