export { ThemeMenuItem, type ThemeMenuItemProps, ThemeToggle, type ThemeToggleProps } from './ThemeToggle.tsx'
