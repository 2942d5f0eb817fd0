export { BottomBar, type BottomBarProps } from './BottomBar.tsx'
export { BottomBarItem, type BottomBarItemProps } from './BottomBarItem.tsx'
