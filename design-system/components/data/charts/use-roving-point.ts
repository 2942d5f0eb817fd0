import { type KeyboardEvent, useState } from 'react'

/** The index that a key moves to, or `undefined` if the key does not move. The ends do not wrap around: time has no way back to its beginning. */
export function movedPoint(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return Math.max(index - 1, 0)
    case 'ArrowRight':
      return Math.min(index + 1, count - 1)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

export interface RovingPoint {
  /** Index of the picked point, if one is. */
  picked: number | undefined
  /** Picks a point; `undefined` picks none. */
  pick: (index: number | undefined) => void
  /** For the one tab stop of the points: ← → Home End move, Escape picks none. */
  onKeyDown: (event: KeyboardEvent) => void
}

/**
 * One point of many, picked by pointer or keys, with one tab stop for all.
 * @param count the number of points.
 * @param start where keys begin, such as the present.
 * @param onMove called with the new index after a key, for points that have the focus themselves.
 */
export function useRovingPoint(count: number, start: number, onMove?: (index: number) => void): RovingPoint {
  const [chosen, pick] = useState<number>()
  // The data may have become shorter since.
  const picked = chosen !== undefined && chosen < count ? chosen : undefined

  const onKeyDown = (event: KeyboardEvent) => {
    // Alt and an arrow key go back in the browser's history.
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Escape') return pick(undefined)
    const next = movedPoint(event.key, picked ?? start, count)
    if (next === undefined) return
    event.preventDefault()
    pick(next)
    onMove?.(next)
  }

  return { picked, pick, onKeyDown }
}
