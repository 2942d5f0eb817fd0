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
 * Actions and links behind one button: the user menu, the actions of a row. For the site's navigation use Disclosure; for choosing
 * a value use Select. Rest props and `ref` go to the menu itself.
 */
export function Menu({ label, trigger, ...rest }: MenuProps) {
  return (
    <MenuProvider placement="bottom-end">
      <MenuButton render={trigger} />
      <MenuPanel data-component="Menu" {...(label === undefined ? undefined : { 'aria-label': label })} {...rest} />
    </MenuProvider>
  )
}
