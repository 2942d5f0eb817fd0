export { Menu, type MenuProps } from './Menu.tsx'
export { MenuItem, type MenuItemProps } from './MenuItem.tsx'
export { MenuLink, type MenuLinkProps } from './MenuLink.tsx'
export { MenuSeparator, type MenuSeparatorProps } from './MenuSeparator.tsx'
