export { StatusMenu, type StatusMenuAction, type StatusMenuProps } from './StatusMenu.tsx'
