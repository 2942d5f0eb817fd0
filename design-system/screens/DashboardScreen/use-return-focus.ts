import { type RefObject, useMemo, useRef } from 'react'

export interface ReturnFocus {
  /** For `finalFocus` of every dialog: what had the focus before the first of them opened, or `fallback` where that is gone. */
  target: RefObject<HTMLElement | null>
  /** Goes on what takes the focus when nothing opened the dialog, or what did is no longer there. */
  fallback: RefObject<HTMLHeadingElement | null>
  /** To be called as a dialog opens where none was. */
  remember: () => void
}

/**
 * Where the focus goes once the last dialog has closed. A dialog knows what was focused as it opened, but that may be a button of
 * the dialog before it, a banner that has gone meanwhile, or nothing, when it opened by itself.
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
