import { useStoreState } from '@ariakit/react/store'
import { TabList as AriakitTabList, type TabListProps as AriakitTabListProps, useTabContext } from '@ariakit/react/tab'
import { useEffect } from 'react'
import { classNames } from '#ds/css/class-names.ts'
import * as css from './Tabs.css.ts'

export interface TabListProps extends Omit<AriakitTabListProps, 'store'> {
  /** What the tabs are views of, for screen readers. */
  label: string
}

/** The row of tabs. It scrolls sideways where there is no room and keeps the selected tab in view. */
export function TabList({ label, className, ...rest }: TabListProps) {
  const selectedId = useStoreState(useTabContext(), 'selectedId')
  useEffect(() => {
    const tab = document.getElementById(selectedId ?? '')
    const list = tab?.closest('[role="tablist"]')
    if (!tab || !list) return
    // Tells at once, and again whenever the room changes, as when a phone is turned.
    const observer = new ResizeObserver(() => scrollIntoList(list, tab))
    observer.observe(list)
    return () => observer.disconnect()
  }, [selectedId])
  return (
    <AriakitTabList data-component="TabList" aria-label={label} {...rest} className={classNames(css.list, className)} />
  )
}

/** Moves the list alone: `scrollIntoView` would move the page as well. The tab comes to the middle, so that its neighbours show. */
function scrollIntoList(list: Element, tab: Element) {
  const room = list.getBoundingClientRect()
  const box = tab.getBoundingClientRect()
  const fits = box.left >= room.left && box.right <= room.right
  if (!fits) list.scrollLeft += box.left + box.width / 2 - (room.left + room.width / 2)
}
