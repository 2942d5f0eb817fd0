import { type RefObject, useEffect, useState } from 'react'

/** Whether the first value in `within` has gone up below the header, out of view. Not before hydration, when the page is at its top. */
export function useHasLeftView(within: RefObject<HTMLElement | null>): boolean {
  const [hasLeft, setHasLeft] = useState(false)
  useEffect(() => {
    const value = within.current?.querySelector('dd')
    if (!value) return
    const header = document.querySelector('[data-component="DashboardHeader"]')
    const covered = Math.round(header?.getBoundingClientRect().height ?? 0)
    const observer = new IntersectionObserver(
      (entries) => {
        // After a jump there may be several: the last is how it is now.
        const last = entries.at(-1)
        // A window without height, as while a browser pictures a complete page, shows nothing either.
        if (last) setHasLeft(!last.isIntersecting && last.boundingClientRect.top < covered)
      },
      { rootMargin: `${-covered}px 0px 0px 0px` },
    )
    observer.observe(value)
    return () => observer.disconnect()
  }, [within])
  return hasLeft
}
