import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

/**
 * Focuses an element when the focused element inside it is removed, such as the button of a row that disappears, or a dialog
 * that was opened from it. Otherwise the focus would be lost, and Tab would start again at the top of the page.
 * @returns the `onFocus` handler for the element. React's focus events bubble from dialogs in a portal as well.
 */
export function useFocusFallback(element: RefObject<HTMLElement | null>) {
  const lastFocused = useRef<Element>(null)
  useEffect(() => {
    let frame = 0
    const recoverFocus = () => {
      if (document.activeElement !== document.body || lastFocused.current?.isConnected !== false) return
      lastFocused.current = null
      if (!element.current) return
      element.current.tabIndex = -1
      element.current.focus({ preventScroll: true })
    }
    const observer = new MutationObserver(() => {
      if (lastFocused.current?.isConnected !== false) return
      // A dialog that has just closed restores the focus shortly after its removal.
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(recoverFocus)
    })
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [element])
  return (event: FocusEvent) => {
    lastFocused.current = event.target
  }
}
