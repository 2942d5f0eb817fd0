export { Menu, type MenuProps } from './Menu.tsx'
export {
  MenuItem,
  type MenuItemProps,
  MenuLink,
  type MenuLinkProps,
  MenuSeparator,
  type MenuSeparatorProps,
} from './MenuPanel.tsx'
