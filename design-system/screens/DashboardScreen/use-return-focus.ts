import { type RefObject, useMemo, useRef } from 'react'

export interface ReturnFocus {
  /** For `finalFocus` of every dialog: the element focused before the first dialog opened, or `fallback` if it was removed. */
  target: RefObject<HTMLElement | null>
  /** Ref for the element to focus when no element opened the dialog, or when that element was removed. */
  fallback: RefObject<HTMLHeadingElement | null>
  /** Call it when a dialog opens while no other is open. */
  remember: () => void
}

/**
 * Determines the element to focus after the last dialog has closed. A dialog knows what was focused when it opened, but that may be
 * a button of the previous dialog, a banner that has been removed meanwhile, or nothing, when it opened by itself.
 */
export function useReturnFocus(): ReturnFocus {
  const fallback = useRef<HTMLHeadingElement>(null)
  const opener = useRef<HTMLElement>(null)
  const target = useMemo<RefObject<HTMLElement | null>>(
    () => ({
      get current() {
        return opener.current?.isConnected ? opener.current : fallback.current
      },
    }),
    [],
  )
  return {
    target,
    fallback,
    remember() {
      const focused = document.activeElement
      opener.current = focused instanceof HTMLElement && focused !== document.body ? focused : null
    },
  }
}
