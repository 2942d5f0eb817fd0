import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the focus in an element when what had it there is removed, such as the button of a row that is settled, or a dialog
 * that was opened from it: the element itself takes it then. Else it is nowhere, and the keyboard starts again at the top.
 * @returns what the element needs as `onFocus`. React's focus events come from dialogs in a portal as well.
 */
export function useKeptFocus(element: RefObject<HTMLElement | null>) {
  const last = useRef<Element>(null)
  useEffect(() => {
    let frame = 0
    const catchLost = () => {
      if (document.activeElement !== document.body || last.current?.isConnected !== false) return
      last.current = null
      if (!element.current) return
      element.current.tabIndex = -1
      element.current.focus({ preventScroll: true })
    }
    const observer = new MutationObserver(() => {
      if (last.current?.isConnected !== false) return
      // A dialog that has just closed gives the focus back a moment after its removal.
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(catchLost)
    })
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [element])
  return (event: FocusEvent) => {
    last.current = event.target
  }
}
