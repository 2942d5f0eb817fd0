import { Role, type RoleProps } from '@ariakit/react/role'
import type { LucideIcon } from 'lucide-react'
import { classNames } from '#ds/css/class-names.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useLinkComponent } from '#ds/providers/link.tsx'
import * as css from './BottomBar.css.ts'

export interface BottomBarItemProps extends Omit<RoleProps<'div'>, 'children' | 'render'> {
  /** The address that it leads to. Without it, it is a button, which needs `onClick`. */
  href?: string | undefined
  icon: LucideIcon
  /** The label: a word or two. */
  children: string
  /** Whether this place is shown. Default: false. */
  current?: boolean
  /** What is new there, for screen readers, such as `1 trả lời mới`. With it there is a dot at the icon. */
  unread?: string | undefined
}

/** One place in a BottomBar: a link or, without an address, a button. */
export function BottomBarItem({
  href,
  icon,
  children,
  current = false,
  unread,
  className,
  ...rest
}: BottomBarItemProps) {
  const LinkComponent = useLinkComponent()
  return (
    <Role
      data-component="BottomBarItem"
      aria-current={current ? 'page' : undefined}
      {...rest}
      render={href === undefined ? <button type="button" /> : <LinkComponent href={href} />}
      className={classNames(css.item, className)}
    >
      {current && (
        <svg viewBox="0 0 44 8" className={css.wave} aria-hidden>
          <path d="M0 4c3.7 2.6 7.3 2.6 11 0s7.3-2.6 11 0 7.3 2.6 11 0 7.3-2.6 11 0" />
        </svg>
      )}
      <span className={css.symbol}>
        <Icon icon={icon} size="medium" />
        {unread && <span className={css.dot} />}
      </span>
      <span className={css.label} data-text={children}>
        {children}
      </span>
      {unread && <VisuallyHidden>{unread}</VisuallyHidden>}
    </Role>
  )
}
