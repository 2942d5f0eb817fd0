import { type RefObject, useEffect, useRef } from 'react'

/**
 * A ref to what takes the focus when `value` has changed, such as the field of the next step. What has it at first is decided by
 * whoever opened the page or the dialog.
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
