import { MenuItem as AriakitMenuItem, type MenuItemProps as AriakitMenuItemProps } from '@ariakit/react/menu'
import type { LucideIcon } from 'lucide-react'
import { classNames } from '#ds/css/class-names.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import * as css from './Menu.css.ts'

export interface MenuItemProps extends Omit<AriakitMenuItemProps, 'store' | 'onSelect'> {
  /** Drawn before the words. */
  icon?: LucideIcon
  /** Does what the entry says, by pointer, Enter or Space. The menu closes first. */
  onSelect: () => void
}

/** An act in a Menu. */
export function MenuItem({ icon, onSelect, className, children, ...rest }: MenuItemProps) {
  return (
    <AriakitMenuItem
      data-component="MenuItem"
      onClick={() => onSelect()}
      {...rest}
      className={classNames(css.item, className)}
    >
      {icon && <Icon icon={icon} className={css.itemIcon} />}
      {children}
    </AriakitMenuItem>
  )
}
