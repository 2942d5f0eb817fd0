import { type RefObject, startTransition, useCallback, useEffect, useState } from 'react'

/** How near to the window a row has to be, in pixels: further than one scrolls between two frames. */
const MARGIN = 1500
/** So many rows are watched as one, by the first of them: a browser that watches each of a thousand does so in every frame. */
const GROUP = 10
/** The most that a group is high, in pixels: on a phone a row is a card. */
const GROUP_HEIGHT = 1100

/** Calls `tell` whenever a row comes near or leaves, until the returned function is called. */
export type FollowNear = (id: string, tell: (isNear: boolean) => void) => () => void

/**
 * Watches which rows of a long list are near the window: only these need all of their cells, so that a thousand rows are as quick as a few. Each row is
 * told by itself, so that the list is not rendered again while it is scrolled, and in a transition, so that no frame waits for it.
 * @param grid contains the rows, each with its id in `data-row`.
 * @param order the ids in order, joined.
 * @param isLong otherwise nothing is watched.
 */
export function useNearRows(grid: RefObject<HTMLElement | null>, order: string, isLong: boolean): FollowNear {
  const [listeners] = useState(() => new Map<string, (isNear: boolean) => void>())

  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are watched when the order has changed
  useEffect(() => {
    if (!isLong || !grid.current) return
    const rows = [...grid.current.querySelectorAll<HTMLElement>(':scope > [data-row]')]
    const groups = new Map<Element, HTMLElement[]>()
    for (let start = 0; start < rows.length; start += GROUP) {
      const group = rows.slice(start, start + GROUP)
      if (group[0]) groups.set(group[0], group)
    }
    const tell = (row: HTMLElement, isNear: boolean) =>
      // The row that has the focus stays.
      listeners.get(row.dataset.row ?? '')?.(isNear || row.contains(document.activeElement))
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          startTransition(() => {
            for (const row of groups.get(target) ?? []) tell(row, isIntersecting)
          })
      },
      { rootMargin: `${MARGIN + GROUP_HEIGHT}px 0px ${MARGIN}px` },
    )
    for (const first of groups.keys()) observer.observe(first)
    return () => observer.disconnect()
  }, [grid, order, isLong, listeners])

  return useCallback(
    (id, tell) => {
      listeners.set(id, tell)
      return () => listeners.delete(id)
    },
    [listeners],
  )
}
