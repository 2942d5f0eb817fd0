import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Lets rows move to their new places when their order changes: each starts where it was, and its stylesheet's transition of `translate` does the
 * rest, so that nothing moves under reduced motion.
 * @param list contains the rows, each with its key in `data-row`.
 * @param order the keys in order, joined. Rows that a filter leaves out or brings back do not move.
 * @param still while this changes as well, rows take their new places at once.
 */
export function useMovingRows(list: RefObject<HTMLElement | null>, order: string, still: string) {
  const last = useRef({ still, width: 0, tops: new Map<string, number>() })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the places are read when the order has changed
  useLayoutEffect(() => {
    if (!list.current) return
    const rows = [...list.current.querySelectorAll<HTMLElement>('[data-row]')]
    const tops = new Map(rows.map((row) => [row.dataset.row ?? '', row.offsetTop]))
    const width = list.current.clientWidth
    const { tops: before, width: widthBefore, still: stillBefore } = last.current
    last.current = { still, width, tops }
    if (still !== stillBefore || width !== widthBefore) return
    const moved = rows.flatMap((row) => {
      const key = row.dataset.row ?? ''
      const from = before.get(key)
      const distance = from === undefined ? 0 : from - (tops.get(key) ?? from)
      return distance === 0 ? [] : [{ row, distance }]
    })
    for (const { row, distance } of moved) {
      row.style.transition = 'none'
      row.style.translate = `0 ${distance}px`
    }
    // The browser must have seen the start.
    if (moved.length > 0) list.current.getBoundingClientRect()
    for (const { row } of moved) {
      row.style.transition = ''
      row.style.translate = ''
    }
  }, [list, order, still])
}
