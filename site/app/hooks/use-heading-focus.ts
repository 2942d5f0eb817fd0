import { useEffect, useRef } from 'react'

/**
 * Focuses the page's h1 whenever `page` changes, because the focused element was removed; screen readers then announce the new
 * page by its heading. Does nothing on the first render: the browser announces a loaded page itself. `selector`: what is focused where a part of
 * the page was replaced. Default: the h1.
 */
export function useHeadingFocus(page: string, selector = 'h1') {
  const last = useRef(page)
  useEffect(() => {
    if (last.current === page) return
    last.current = page
    const heading = document.querySelector<HTMLElement>(selector)
    if (!heading) return
    heading.tabIndex = -1
    // The router controls the scroll position.
    heading.focus({ preventScroll: true })
  }, [page, selector])
}
