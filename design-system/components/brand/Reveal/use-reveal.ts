import { type RefObject, useEffect, useState } from 'react'

/** `waiting` below the window, `revealed` once scrolled into view; undefined for an element that was never below the window. */
export type RevealPhase = 'waiting' | 'revealed' | undefined

/** An element counts as in view when it is above the lowest tenth of the window. */
const VIEW_MARGIN = '0% 0% -10% 0%'

/** Observes an element until it is first in view. */
export function useReveal(element: RefObject<HTMLElement | null>): RevealPhase {
  const [phase, setPhase] = useState<RevealPhase>()

  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in window)) return
    let isFirst = true
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return
        const isBelow = isFirst && entry.boundingClientRect.top >= window.innerHeight
        if (isBelow) setPhase('waiting')
        else if (isFirst || entry.isIntersecting) {
          if (!isFirst) setPhase('revealed')
          observer.disconnect()
        }
        isFirst = false
      },
      { root: document, rootMargin: VIEW_MARGIN },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])

  return phase
}
