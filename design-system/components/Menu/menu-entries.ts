import { type ComponentType, createContext, use } from 'react'
import type { MenuItemProps } from './MenuItem.tsx'
import type { MenuLinkProps } from './MenuLink.tsx'
import type { MenuSeparatorProps } from './MenuSeparator.tsx'

/** What draws the entries of a menu. */
interface Entries {
  Item: ComponentType<MenuItemProps>
  Link: ComponentType<MenuLinkProps>
  Separator: ComponentType<MenuSeparatorProps>
}

/** It comes with the menu that they stand in. */
export const MenuEntries = createContext<Entries | null>(null)

/** @throws outside a Menu. */
export function useMenuEntries(): Entries {
  const entries = use(MenuEntries)
  if (!entries) throw new Error('An entry stands outside of a menu. Put it inside <Menu>.')
  return entries
}
