import { MenuItem as AriakitMenuItem, type MenuItemProps as AriakitMenuItemProps } from '@ariakit/react/menu'
import type { LucideIcon } from 'lucide-react'
import { classNames } from '#ds/css/class-names.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { useLinkComponent } from '#ds/providers/link.tsx'
import * as css from './Menu.css.ts'

export interface MenuLinkProps extends Omit<AriakitMenuItemProps, 'store' | 'render'> {
  /** Where it leads. */
  href: string
  /** Drawn before the words. */
  icon?: LucideIcon
}

/** An entry of a Menu that leads to a page. */
export function MenuLink({ href, icon, className, children, ...rest }: MenuLinkProps) {
  const LinkComponent = useLinkComponent()
  return (
    <AriakitMenuItem
      data-component="MenuLink"
      {...rest}
      render={<LinkComponent href={href} />}
      className={classNames(css.item, className)}
    >
      {icon && <Icon icon={icon} className={css.itemIcon} />}
      {children}
    </AriakitMenuItem>
  )
}
