import { MenuButton, MenuProvider } from '@ariakit/react/menu'
import type { ReactElement } from 'react'
import { MenuPanel, type MenuPanelProps } from './MenuPanel.tsx'

export interface MenuProps extends MenuPanelProps {
  /** Name of the menu for screen readers. Default: the trigger's name. */
  label?: string
  /** The Button that opens it. */
  trigger: ReactElement
  /** An action of it is in progress: the trigger keeps its focus and does not open it. The trigger shows why. Default: false. */
  pending?: boolean
}

/**
 * Actions and links behind one button: the user menu, the actions of a row. For the site's navigation use Disclosure; for choosing
 * a value use Select. Rest props and `ref` go to the menu itself.
 */
export function Menu({ label, trigger, pending = false, ...rest }: MenuProps) {
  return (
    <MenuProvider placement="bottom-end">
      <MenuButton render={trigger} disabled={pending} accessibleWhenDisabled />
      <MenuPanel data-component="Menu" {...(label === undefined ? undefined : { 'aria-label': label })} {...rest} />
    </MenuProvider>
  )
}
