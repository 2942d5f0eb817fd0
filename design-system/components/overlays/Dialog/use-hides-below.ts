import { type RefCallback, useCallback, useState } from 'react'

/**
 * Whether an area that scrolls up and down hides content below its lower edge, so that the edge can fade. Its one child's size is observed, too.
 */
export function useHidesBelow(): { ref: RefCallback<HTMLElement>; hidesBelow: boolean } {
  const [hidesBelow, setHidesBelow] = useState(false)
  const ref = useCallback((area: HTMLElement | null) => {
    if (!area) return undefined
    // Browsers round to parts of a pixel.
    const measure = () => setHidesBelow(area.scrollHeight - area.clientHeight - area.scrollTop > 1)
    const observer = new ResizeObserver(measure)
    observer.observe(area)
    if (area.firstElementChild) observer.observe(area.firstElementChild)
    area.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      area.removeEventListener('scroll', measure)
    }
  }, [])
  return { ref, hidesBelow }
}
