import { type RefObject, useEffect, useRef } from 'react'

/**
 * Returns a ref to the element that is focused when `value` changes and the focus is nowhere: the button that was pressed went away with what
 * it stood beside. A focus elsewhere stays, since the change may have come by itself.
 */
export function useFocusOnceLost<Target extends HTMLElement>(value: unknown): RefObject<Target | null> {
  const target = useRef<Target>(null)
  const last = useRef(value)
  useEffect(() => {
    if (last.current === value) return
    last.current = value
    const { activeElement, body } = document
    if (activeElement === null || activeElement === body) target.current?.focus()
  }, [value])
  return target
}
