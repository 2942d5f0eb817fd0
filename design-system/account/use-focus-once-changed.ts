import { type RefObject, useEffect, useRef } from 'react'

/**
 * Returns a ref to the element that is focused when `value` changes, such as the field of the next step. On mount nothing is
 * focused: the page or the dialog decides about the initial focus.
 */
export function useFocusOnceChanged<Target extends HTMLElement>(value: unknown): RefObject<Target | null> {
  const target = useRef<Target>(null)
  const last = useRef(value)
  useEffect(() => {
    if (last.current === value) return
    last.current = value
    target.current?.focus()
  }, [value])
  return target
}
