import { useLayoutEffect, useRef, useState } from 'react'

/** Tells whether the content of an element is wider than the element, and keeps telling as either changes. */
export function useOverflow<Container extends HTMLElement, Content extends HTMLElement>() {
  const container = useRef<Container>(null)
  const content = useRef<Content>(null)
  const [overflows, setOverflows] = useState<boolean>()

  // Before the first frame: until it is known, the container scrolls and has no focus.
  useLayoutEffect(() => {
    const [outer, inner] = [container.current, content.current]
    if (!outer || !inner) return
    const measure = () => setOverflows(inner.offsetWidth > outer.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(outer)
    observer.observe(inner)
    return () => observer.disconnect()
  }, [])

  return { container, content, overflows }
}
