import { type RefCallback, useCallback, useState } from 'react'

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]'

/**
 * Lets the keyboard scroll an area of text alone: it becomes a tab stop while its content is higher than it and holds
 * nothing to focus (WCAG 2.1.1). Browsers differ in doing this by themselves.
 * The area's content stands in one child, whose size is watched too.
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
