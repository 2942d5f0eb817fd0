import { useStoreState } from '@ariakit/react/store'
import { TabList as AriakitTabList, type TabListProps as AriakitTabListProps, useTabContext } from '@ariakit/react/tab'
import { useEffect } from 'react'
import { classNames } from '#ds/css/class-names.ts'
import * as css from './Tabs.css.ts'

export interface TabListProps extends Omit<AriakitTabListProps, 'store'> {
  /** Name of the group of tabs, for screen readers. */
  label: string
}

/** The row of tabs. It scrolls sideways where there is not enough space, and keeps the selected tab in view. */
export function TabList({ label, className, ...rest }: TabListProps) {
  const selectedId = useStoreState(useTabContext(), 'selectedId')
  useEffect(() => {
    const tab = document.getElementById(selectedId ?? '')
    const list = tab?.closest('[role="tablist"]')
    if (!tab || !list) return
    // Runs immediately, and again whenever the width changes, for example when a phone is rotated.
    const observer = new ResizeObserver(() => scrollIntoList(list, tab))
    observer.observe(list)
    return () => observer.disconnect()
  }, [selectedId])
  return (
    <AriakitTabList data-component="TabList" aria-label={label} {...rest} className={classNames(css.list, className)} />
  )
}

/** Scrolls the list only: `scrollIntoView` would scroll the page as well. Centres the tab, so that its neighbours are visible. */
function scrollIntoList(list: Element, tab: Element) {
  const frame = list.getBoundingClientRect()
  const box = tab.getBoundingClientRect()
  const fits = box.left >= frame.left && box.right <= frame.right
  if (!fits) list.scrollLeft += box.left + box.width / 2 - (frame.left + frame.width / 2)
}
