import { useEffect, useRef, useState } from 'react'

/** Tells whether the content of an element is wider than the element, and keeps telling as either changes. */
export function useOverflow<Container extends HTMLElement, Content extends HTMLElement>() {
  const container = useRef<Container>(null)
  const content = useRef<Content>(null)
  const [overflows, setOverflows] = useState<boolean>()

  useEffect(() => {
    const [outer, inner] = [container.current, content.current]
    if (!outer || !inner) return
    const observer = new ResizeObserver(() => setOverflows(inner.offsetWidth > outer.clientWidth))
    observer.observe(outer)
    observer.observe(inner)
    return () => observer.disconnect()
  }, [])

  return { container, content, overflows }
}
