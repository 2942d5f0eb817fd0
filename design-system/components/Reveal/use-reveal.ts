import { type RefObject, useEffect, useState } from 'react'

/** `waiting` below the window, `revealed` once scrolled into view; undefined for what has never been out of sight below. */
export type RevealPhase = 'waiting' | 'revealed' | undefined

/** Where an element's edge has to be before it counts as in view: a tenth of the window above its lower edge. */
const LINE = '0% 0% -10% 0%'

/** Follows an element from below the window into view, and then leaves it alone. */
export function useReveal(element: RefObject<HTMLElement | null>): RevealPhase {
  const [phase, setPhase] = useState<RevealPhase>()

  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in window)) return
    let isFirst = true
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return
        const waits = isFirst && entry.boundingClientRect.top >= window.innerHeight
        if (waits) setPhase('waiting')
        else if (isFirst || entry.isIntersecting) {
          if (!isFirst) setPhase('revealed')
          observer.disconnect()
        }
        isFirst = false
      },
      { root: document, rootMargin: LINE },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])

  return phase
}
