import { useStoreState } from '@ariakit/react/store'
import { TabList as AriakitTabList, type TabListProps as AriakitTabListProps, useTabContext } from '@ariakit/react/tab'
import { type RefObject, useEffect, useRef } from 'react'
import { slideWater } from '#ds/components/brand/slide-water.ts'
import { classNames } from '#ds/css/class-names.ts'
import { edgeFade } from '#ds/css/edge-fade.css.ts'
import { useMergedRef } from '#ds/hooks/use-merged-ref.ts'
import { useScrollEdges } from '#ds/hooks/use-scroll-edges.ts'
import * as css from './Tabs.css.ts'
import { type TabLook, TabLookContext } from './tabs-context.ts'

export interface TabListProps extends Omit<AriakitTabListProps, 'store'> {
  /** Name of the group of tabs, for screen readers. */
  label: string
  /**
   * `water` marks where one is on a page. `quiet` is for a second level below it, such as the kinds of a list: 32 px high, without icons, in
   * the line of a search or of filters. Default: `water`.
   */
  look?: TabLook
}

/** The row of tabs. It scrolls sideways where there is not enough space, and keeps the selected tab in view. */
export function TabList({ label, look = 'water', className, ref, ...rest }: TabListProps) {
  const list = useRef<HTMLDivElement>(null)
  const more = useScrollEdges(list)
  useSelectedTab(list, look)
  return (
    <TabLookContext value={look}>
      <AriakitTabList
        data-component="TabList"
        data-look={look}
        aria-label={label}
        data-more-start={more.start || undefined}
        data-more-end={more.end || undefined}
        {...rest}
        ref={useMergedRef(list, ref)}
        className={classNames(css.list[look], edgeFade, className)}
      />
    </TabLookContext>
  )
}

/** Keeps the selected tab in view, and lets the water below it come from the one before. */
function useSelectedTab(list: RefObject<HTMLElement | null>, look: TabLook) {
  const selectedId = useStoreState(useTabContext(), 'selectedId')
  const shown = useRef<HTMLElement>(null)
  useEffect(() => {
    const tab = document.getElementById(selectedId ?? '')
    const frame = list.current
    if (!tab || !frame?.contains(tab)) return
    if (look === 'water' && shown.current && shown.current !== tab) slideWater(shown.current, tab)
    shown.current = tab
    // Runs immediately, and again whenever the width changes, for example when a phone is rotated.
    const observer = new ResizeObserver(() => scrollIntoList(frame, tab))
    observer.observe(frame)
    return () => observer.disconnect()
  }, [list, look, selectedId])
}

/** Scrolls the list only: `scrollIntoView` would scroll the page as well. Centres the tab, so that its neighbours are visible. */
function scrollIntoList(list: Element, tab: Element) {
  const frame = list.getBoundingClientRect()
  const box = tab.getBoundingClientRect()
  const fits = box.left >= frame.left && box.right <= frame.right
  if (!fits) list.scrollLeft += box.left + box.width / 2 - (frame.left + frame.width / 2)
}
