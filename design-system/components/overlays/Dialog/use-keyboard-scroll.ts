import { type RefCallback, useCallback, useState } from 'react'

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]'

/**
 * Makes a text-only area scrollable by keyboard: it is a tab stop while its content overflows and contains nothing focusable
 * (WCAG 2.1.1). Not all browsers do this by default. The area must have one child element, whose size is observed, too.
 */
export function useKeyboardScroll(): { ref: RefCallback<HTMLElement>; tabIndex: 0 | undefined } {
  const [needed, setNeeded] = useState(false)
  const ref = useCallback((area: HTMLElement | null) => {
    if (!area) return undefined
    const observer = new ResizeObserver(() =>
      setNeeded(area.scrollHeight > area.clientHeight && !area.querySelector(focusable)),
    )
    observer.observe(area)
    if (area.firstElementChild) observer.observe(area.firstElementChild)
    return () => observer.disconnect()
  }, [])
  return { ref, tabIndex: needed ? 0 : undefined }
}
