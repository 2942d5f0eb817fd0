import {
  Menu as AriakitMenu,
  MenuItem as AriakitMenuItem,
  type MenuItemProps as AriakitMenuItemProps,
  type MenuProps as AriakitMenuProps,
  MenuSeparator as AriakitMenuSeparator,
  type MenuSeparatorProps as AriakitMenuSeparatorProps,
} from '@ariakit/react/menu'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#ds/css/class-names.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { useLinkComponent } from '#ds/providers/link.tsx'
import { FLOATING_GUTTER_PX } from '#ds/tokens/timing.ts'
import * as css from './Menu.css.ts'

export type MenuPanelProps = Omit<AriakitMenuProps, 'store'>

/** The entries as they float beside the button. */
export function MenuPanel({ className, ...rest }: MenuPanelProps) {
  return (
    <AriakitMenu
      // Fixed, not in a portal: no scrolling frame cuts it off, and the Tab key finds the page's order as it is.
      fixed
      unmountOnHide
      gutter={FLOATING_GUTTER_PX}
      {...rest}
      className={classNames(css.menu, className)}
    />
  )
}

export interface MenuItemProps extends Omit<AriakitMenuItemProps, 'store' | 'onSelect'> {
  /** Drawn before the text. */
  icon?: LucideIcon
  /** Does what the entry says, by pointer, Enter or Space. The menu closes first. */
  onSelect: () => void
}

/** An action in a Menu. */
export function MenuItem({ icon, onSelect, className, children, ...rest }: MenuItemProps) {
  return (
    <AriakitMenuItem
      data-component="MenuItem"
      onClick={() => onSelect()}
      {...rest}
      className={classNames(css.item, className)}
    >
      {entry(icon, children)}
    </AriakitMenuItem>
  )
}

export interface MenuLinkProps extends Omit<AriakitMenuItemProps, 'store' | 'render'> {
  /** Where it leads. */
  href: string
  /** Drawn before the text. */
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
      {entry(icon, children)}
    </AriakitMenuItem>
  )
}

const entry = (icon: LucideIcon | undefined, children: ReactNode) => (
  <>
    {icon && <Icon icon={icon} className={css.itemIcon} />}
    {children}
  </>
)

export type MenuSeparatorProps = Omit<AriakitMenuSeparatorProps, 'store'>

/** Sets groups of entries apart. */
export function MenuSeparator({ className, ...rest }: MenuSeparatorProps) {
  return (
    <AriakitMenuSeparator data-component="MenuSeparator" {...rest} className={classNames(css.separator, className)} />
  )
}
