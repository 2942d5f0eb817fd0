import { MenuButton, MenuProvider } from '@ariakit/react/menu'
import type { ReactElement } from 'react'
import { MenuPanel, type MenuPanelProps } from './MenuPanel.tsx'

export interface MenuProps extends MenuPanelProps {
  /** Name of the menu for screen readers. Default: the trigger's name. */
  label?: string
  /** The Button that opens it. */
  trigger: ReactElement
}

/**
 * Actions and links behind one button: the user menu, a row's actions. Not for the site's navigation, whose links are
 * disclosed in a list, nor for choosing a value, which is a Select. Rest props and `ref` reach the menu itself.
 */
export function Menu({ label, trigger, ...rest }: MenuProps) {
  return (
    <MenuProvider placement="bottom-end">
      <MenuButton render={trigger} />
      <MenuPanel data-component="Menu" {...(label === undefined ? undefined : { 'aria-label': label })} {...rest} />
    </MenuProvider>
  )
}
