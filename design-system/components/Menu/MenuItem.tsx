import type { MenuItemProps as AriakitMenuItemProps } from '@ariakit/react/menu'
import type { LucideIcon } from 'lucide-react'
import { useMenuEntries } from './menu-entries.ts'

export interface MenuItemProps extends Omit<AriakitMenuItemProps, 'store' | 'onSelect'> {
  /** Drawn before the words. */
  icon?: LucideIcon
  /** Does what the entry says, by pointer, Enter or Space. The menu closes first. */
  onSelect: () => void
}

/** An act in a Menu. */
export function MenuItem(props: MenuItemProps) {
  const { Item } = useMenuEntries()
  return <Item data-component="MenuItem" {...props} />
}
