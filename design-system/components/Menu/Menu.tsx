import {
  MenuItem as AriakitMenuItem,
  type MenuItemProps as AriakitMenuItemProps,
  MenuSeparator as AriakitMenuSeparator,
  type MenuSeparatorProps as AriakitMenuSeparatorProps,
  MenuButton,
  MenuProvider,
} from '@ariakit/react/menu'
import type { LucideIcon } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { classNames } from '#ds/css/class-names.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { useLinkComponent } from '#ds/providers/link.tsx'
import * as css from './Menu.css.ts'
import { MenuPanel, type MenuPanelProps } from './MenuPanel.tsx'

export interface MenuProps extends MenuPanelProps {
  /** Name of the menu for screen readers. Default: the trigger's name. */
  label?: string
  /** The Button that opens it. */
  trigger: ReactElement
}

/**
 * Actions and links behind one button: the user menu, a row's actions. Not for the site's navigation, whose links are
 * disclosed in a list, nor for choosing a value, which is a Select. Rest props and `ref` reach the menu itself.
 */
export function Menu({ label, trigger, ...rest }: MenuProps) {
  return (
    <MenuProvider placement="bottom-end">
      <MenuButton render={trigger} />
      <MenuPanel data-component="Menu" {...(label === undefined ? undefined : { 'aria-label': label })} {...rest} />
    </MenuProvider>
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
