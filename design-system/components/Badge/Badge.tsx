import { Role, type RoleProps } from '@ariakit/react/role'
import type { LucideIcon } from 'lucide-react'
import { classNames } from '#ds/css/class-names.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import * as css from './Badge.css.ts'

export interface BadgeProps extends RoleProps<'span'> {
  /** What the word means: green, yellow and red are for states, `promotion` for offers alone. */
  tone: 'neutral' | 'brand' | 'positive' | 'caution' | 'critical' | 'promotion'
  /** `strong` is for the one badge of a view that must be seen first, such as that of the popular plan. Default: `soft`. */
  emphasis?: 'soft' | 'strong'
  /** Drawn before the word. A state always has one, so that colour is never its only sign. */
  icon?: LucideIcon
}

/** A state or a kind, in a word or two. It stays on one line; what needs a sentence is a Notice. */
export function Badge({ tone, emphasis = 'soft', icon, className, children, ...rest }: BadgeProps) {
  return (
    <Role.span
      data-component="Badge"
      data-tone={tone}
      {...rest}
      className={classNames(css.badge, css.tone[emphasis][tone], className)}
    >
      {icon && <Icon icon={icon} className={css.icon} />}
      {children}
    </Role.span>
  )
}
