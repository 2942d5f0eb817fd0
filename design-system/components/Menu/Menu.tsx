import { MenuButton, MenuProvider, useMenuContext } from '@ariakit/react/menu'
import { useStoreState } from '@ariakit/react/store'
import type { ReactElement } from 'react'
import { OnDemand } from '#ds/components/OnDemand/index.ts'
import { onDemand } from '#ds/components/on-demand.ts'
import type { MenuPanelProps } from './MenuPanel.tsx'

const panel = onDemand(() => import('./MenuPanel.tsx').then(({ MenuPanel }) => MenuPanel))

export interface MenuProps extends MenuPanelProps {
  /** Name of the menu for screen readers. Default: the trigger's name. */
  label?: string
  /** The Button that opens it. */
  trigger: ReactElement
}

/**
 * Acts and links behind one button: the user menu, a row's acts. Not for the site's navigation, whose links are
 * disclosed in a list, nor for choosing a value, which is a Select. Rest props and `ref` reach the menu itself.
 */
export function Menu({ label, trigger, ...rest }: MenuProps) {
  return (
    <MenuProvider placement="bottom-end">
      <MenuButton render={trigger} />
      <LatePanel data-component="Menu" {...(label === undefined ? undefined : { 'aria-label': label })} {...rest} />
    </MenuProvider>
  )
}

function LatePanel(props: MenuPanelProps) {
  const menu = useMenuContext()
  const open = useStoreState(menu, 'open')
  return (
    <OnDemand part={panel} wanted={open ?? false} onCancel={() => menu?.hide()}>
      {(MenuPanel) => <MenuPanel {...props} />}
    </OnDemand>
  )
}
