import { useEffect, useRef } from 'react'

/**
 * Puts the focus on the page's h1 whenever `place` has changed, since what had it is gone; screen readers say the heading, which
 * tells them of the new page. Not as the site is opened: the browser announces that itself.
 */
export function useHeadingFocus(place: string) {
  const last = useRef(place)
  useEffect(() => {
    if (last.current === place) return
    last.current = place
    const heading = document.querySelector('h1')
    if (!heading) return
    heading.tabIndex = -1
    // Where the page stands is the router's to say.
    heading.focus({ preventScroll: true })
  }, [place])
}
