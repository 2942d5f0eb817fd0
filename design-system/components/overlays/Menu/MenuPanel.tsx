import {
  Menu as AriakitMenu,
  MenuItem as AriakitMenuItem,
  type MenuItemProps as AriakitMenuItemProps,
  type MenuProps as AriakitMenuProps,
  MenuSeparator as AriakitMenuSeparator,
  type MenuSeparatorProps as AriakitMenuSeparatorProps,
  useMenuContext,
} from '@ariakit/react/menu'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#ds/css/class-names.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { useLinkComponent } from '#ds/providers/link.tsx'
import { FLOATING_GUTTER_PX } from '#ds/tokens/timing.ts'
import * as css from './Menu.css.ts'

export type MenuPanelProps = Omit<AriakitMenuProps, 'store'>

/** The floating list of items. */
export function MenuPanel({ className, ...rest }: MenuPanelProps) {
  return (
    <AriakitMenu
      // It is fixed, and not in a portal: no scroll container clips it, and the tab order is that of the page.
      fixed
      unmountOnHide
      gutter={FLOATING_GUTTER_PX}
      {...rest}
      className={classNames(css.menu, className)}
    />
  )
}

export interface MenuItemProps extends Omit<AriakitMenuItemProps, 'store' | 'onSelect'> {
  /** Shown before the text. */
  icon?: LucideIcon
  /** Called on a click, Enter or Space, when the focus is back on the trigger: a dialog that it opens returns the focus there. */
  onSelect: () => void
}

/** An action in a Menu. */
export function MenuItem({ icon, onSelect, className, children, ...rest }: MenuItemProps) {
  const menu = useMenuContext()
  return (
    <AriakitMenuItem
      data-component="MenuItem"
      onClick={() => {
        menu?.getState().disclosureElement?.focus()
        onSelect()
      }}
      {...rest}
      className={classNames(css.item, className)}
    >
      {itemContent(icon, children)}
    </AriakitMenuItem>
  )
}

export interface MenuLinkProps extends Omit<AriakitMenuItemProps, 'store' | 'render'> {
  /** The address to navigate to. */
  href: string
  /** Shown before the text. */
  icon?: LucideIcon
}

/** A link in a Menu. */
export function MenuLink({ href, icon, className, children, ...rest }: MenuLinkProps) {
  const LinkComponent = useLinkComponent()
  return (
    <AriakitMenuItem
      data-component="MenuLink"
      {...rest}
      render={<LinkComponent href={href} />}
      className={classNames(css.item, className)}
    >
      {itemContent(icon, children)}
    </AriakitMenuItem>
  )
}

const itemContent = (icon: LucideIcon | undefined, children: ReactNode) => (
  <>
    {icon && <Icon icon={icon} className={css.itemIcon} />}
    {children}
  </>
)

export type MenuSeparatorProps = Omit<AriakitMenuSeparatorProps, 'store'>

/** Separates groups of items. */
export function MenuSeparator({ className, ...rest }: MenuSeparatorProps) {
  return (
    <AriakitMenuSeparator data-component="MenuSeparator" {...rest} className={classNames(css.separator, className)} />
  )
}
