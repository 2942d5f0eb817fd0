import {
  cloneElement,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactElement,
  type SyntheticEvent,
  useState,
} from 'react'
import { OnDemand } from '#ds/components/OnDemand/index.ts'
import { onDemand, useOnDemand } from '#ds/components/on-demand.ts'
import type { MenuPanelProps } from './MenuPanel.tsx'

const used = onDemand(() => import('./UsedMenu.tsx').then(({ UsedMenu }) => UsedMenu))

export interface MenuProps extends MenuPanelProps {
  /** Name of the menu for screen readers. Default: the trigger's name. */
  label?: string
  /** The Button that opens it. */
  trigger: ReactElement<HTMLAttributes<HTMLElement>>
}

const opens = ['ArrowDown', 'ArrowUp']

/**
 * Acts and links behind one button: the user menu, a row's acts. Not for the site's navigation, whose links are
 * disclosed in a list, nor for choosing a value, which is a Select. Rest props and `ref` reach the menu itself.
 */
export function Menu(props: MenuProps) {
  const { trigger } = props
  /** What was done to the button first: until then it stands there alone, and most people never do. */
  const [press, setPress] = useState<Event>()
  const isUsed = useOnDemand(used, press !== undefined).Part !== undefined && press !== undefined
  const keep = (event: SyntheticEvent) => {
    event.preventDefault()
    setPress(event.nativeEvent)
  }
  return (
    <>
      {!isUsed &&
        cloneElement(trigger, {
          'aria-haspopup': 'menu',
          'aria-expanded': false,
          onClick: keep,
          onKeyDown: (event: KeyboardEvent) => opens.includes(event.key) && keep(event),
        })}
      <OnDemand part={used} wanted={press !== undefined} onCancel={() => setPress(undefined)}>
        {(UsedMenu) => press && <UsedMenu data-component="Menu" {...props} press={press} />}
      </OnDemand>
    </>
  )
}
