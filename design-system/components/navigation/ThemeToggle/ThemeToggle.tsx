import { Moon, Sun } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { Button } from '#ds/components/forms/Button/index.ts'
import { MenuItem, type MenuItemProps } from '#ds/components/overlays/Menu/index.ts'
import { useMessage } from '#ds/providers/messages.tsx'
import { useTheme } from '#ds/providers/theme.tsx'

export type ThemeToggleProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'disabled'>

function useOtherTheme() {
  const { theme, toggleTheme } = useTheme()
  const label = useMessage(theme === 'dark' ? 'toLightTheme' : 'toDarkTheme')
  return { icon: theme === 'dark' ? Sun : Moon, label, toggleTheme }
}

/** Changes between the dark and the light theme, which the browser remembers. Its icon and its name say what a press leads to. */
export function ThemeToggle(props: ThemeToggleProps) {
  const { icon, label, toggleTheme } = useOtherTheme()
  return (
    <Button
      data-component="ThemeToggle"
      {...props}
      tone="neutral"
      emphasis="ghost"
      icon={icon}
      iconOnly
      aria-label={label}
      onClick={toggleTheme}
    />
  )
}

export type ThemeMenuItemProps = Omit<MenuItemProps, 'children' | 'icon' | 'onSelect'>

/** The same as an entry of a menu, where one looks for settings. */
export function ThemeMenuItem(props: ThemeMenuItemProps) {
  const { icon, label, toggleTheme } = useOtherTheme()
  return (
    <MenuItem data-component="ThemeMenuItem" {...props} icon={icon} onSelect={toggleTheme}>
      {label}
    </MenuItem>
  )
}
