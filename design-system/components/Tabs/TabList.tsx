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
    if (selectedId) scrollIntoList(document.getElementById(selectedId))
  }, [selectedId])
  return (
    <AriakitTabList data-component="TabList" aria-label={label} {...rest} className={classNames(css.list, className)} />
  )
}

/** Moves the list alone: `scrollIntoView` would move the page as well. The tab comes to the middle, so that its neighbours show. */
function scrollIntoList(tab: HTMLElement | null) {
  const list = tab?.closest('[role="tablist"]')
  if (!tab || !list) return
  const room = list.getBoundingClientRect()
  const box = tab.getBoundingClientRect()
  const fits = box.left >= room.left && box.right <= room.right
  if (!fits) list.scrollLeft += box.left + box.width / 2 - (room.left + room.width / 2)
}
