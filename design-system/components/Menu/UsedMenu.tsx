import { MenuButton, MenuProvider } from '@ariakit/react/menu'
import { useEffect, useRef } from 'react'
import { DrawnItem } from './DrawnItem.tsx'
import { DrawnLink } from './DrawnLink.tsx'
import { DrawnSeparator } from './DrawnSeparator.tsx'
import type { MenuProps } from './Menu.tsx'
import { MenuPanel } from './MenuPanel.tsx'
import { MenuEntries } from './menu-entries.ts'

export interface UsedMenuProps extends MenuProps {
  /** What was done to the button before this one took its place. */
  press: Event
}

const entries = { Item: DrawnItem, Link: DrawnLink, Separator: DrawnSeparator }

/** A menu that somebody has used: its button takes the place of the one that was pressed, and gets the press. */
export function UsedMenu({ label, trigger, press, ...rest }: UsedMenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const given = useRef<Event>(null)
  useEffect(() => {
    // React runs this twice where it looks for mistakes.
    if (given.current === press) return
    given.current = press
    button.current?.focus()
    button.current?.dispatchEvent(new (press.constructor as typeof Event)(press.type, press))
  }, [press])
  return (
    <MenuEntries value={entries}>
      <MenuProvider placement="bottom-end">
        <MenuButton ref={button} render={trigger} />
        <MenuPanel {...(label === undefined ? undefined : { 'aria-label': label })} {...rest} />
      </MenuProvider>
    </MenuEntries>
  )
}
