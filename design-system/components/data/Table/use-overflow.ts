import { useLayoutEffect, useRef, useState } from 'react'

/** Tracks whether the content of an element is wider than the element; `undefined` before the first measurement. */
export function useOverflow<Container extends HTMLElement, Content extends HTMLElement>() {
  const container = useRef<Container>(null)
  const content = useRef<Content>(null)
  const [overflows, setOverflows] = useState<boolean>()

  // It is a layout effect, so that it is known before the first frame: until then, the container scrolls but cannot be
  // focused.
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
