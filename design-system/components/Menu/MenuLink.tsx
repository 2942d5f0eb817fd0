import type { MenuItemProps as AriakitMenuItemProps } from '@ariakit/react/menu'
import type { LucideIcon } from 'lucide-react'
import { useMenuEntries } from './menu-entries.ts'

export interface MenuLinkProps extends Omit<AriakitMenuItemProps, 'store' | 'render'> {
  /** Where it leads. */
  href: string
  /** Drawn before the words. */
  icon?: LucideIcon
}

/** An entry of a Menu that leads to a page. */
export function MenuLink(props: MenuLinkProps) {
  const { Link } = useMenuEntries()
  return <Link data-component="MenuLink" {...props} />
}
