import { type RefObject, useLayoutEffect, useState } from 'react'

/** Whether content is out of sight before the inline start, and after the inline end. */
export interface ScrollEdges {
  start: boolean
  end: boolean
}

const none: ScrollEdges = { start: false, end: false }

/** Which edges of a container that scrolls sideways hide something, so that they can fade. */
export function useScrollEdges(container: RefObject<HTMLElement | null>, enabled = true): ScrollEdges {
  const [edges, setEdges] = useState(none)
  useLayoutEffect(() => {
    const element = container.current
    if (!element || !enabled) return
    const measure = () => {
      const scrolled = Math.abs(element.scrollLeft)
      // Browsers round to parts of a pixel.
      const next = { start: scrolled > 1, end: element.scrollWidth - element.clientWidth - scrolled > 1 }
      setEdges((known) => (known.start === next.start && known.end === next.end ? known : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [container, enabled])
  return edges
}
