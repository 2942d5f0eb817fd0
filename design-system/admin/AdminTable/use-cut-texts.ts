import { useLayoutEffect, useRef, useState } from 'react'
import { isTruncated } from '#ds/primitives/truncated-title.ts'

const texts = '[data-component="TruncatedText"], [data-component="RecordId"]'

/** Whether any text inside an element is cut now, which depends on the rows and on the width. */
export function useCutTexts<Frame extends HTMLElement>() {
  const frame = useRef<Frame>(null)
  const [cuts, setCuts] = useState(false)

  // This runs after each render, since the rows may have changed.
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const measure = () => setCuts([...element.querySelectorAll<HTMLElement>(texts)].some(isTruncated))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  })

  return [frame, cuts] as const
}
