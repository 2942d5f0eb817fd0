import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Lets rows move to their new places when their order changes: each starts where it was, and its stylesheet's transition of `translate` does the
 * rest, so that nothing moves under reduced motion.
 * @param list contains the rows, each with its key in `data-row`. Rows within rows belong to a list of their own; their places are those in it, so
 *   that a row which is positioned carries its own along.
 * @param order the keys in order, joined. Rows that a filter leaves out or brings back do not move. Empty: nothing moves, and no place is read.
 * @param still while this changes as well, rows take their new places at once. Default: nothing.
 */
export function useMovingRows(list: RefObject<HTMLElement | null>, order: string, still = '') {
  const last = useRef({ still, width: 0, tops: new Map<string, number>() })
  useLayoutEffect(() => {
    if (!list.current) return
    if (order === '') {
      last.current = { still, width: 0, tops: new Map() }
      return
    }
    const own = list.current
    const rows = [...own.querySelectorAll<HTMLElement>('[data-row]')].filter((row) => {
      const outer = row.parentElement?.closest('[data-row]')
      return !outer || !own.contains(outer) || outer === own
    })
    const tops = new Map(rows.map((row) => [row.dataset.row ?? '', row.offsetTop]))
    const width = own.clientWidth
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
    if (moved.length > 0) own.getBoundingClientRect()
    for (const { row } of moved) {
      row.style.transition = ''
      row.style.translate = ''
    }
  }, [list, order, still])
}
