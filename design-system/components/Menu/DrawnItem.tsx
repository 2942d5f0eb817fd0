import { MenuItem as AriakitMenuItem } from '@ariakit/react/menu'
import { classNames } from '#ds/css/class-names.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import * as css from './Menu.css.ts'
import type { MenuItemProps } from './MenuItem.tsx'

/** A MenuItem, where its menu is open. */
export function DrawnItem({ icon, onSelect, className, children, ...rest }: MenuItemProps) {
  return (
    <AriakitMenuItem onClick={() => onSelect()} {...rest} className={classNames(css.item, className)}>
      {icon && <Icon icon={icon} className={css.itemIcon} />}
      {children}
    </AriakitMenuItem>
  )
}
