import { type FocusEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { ToastStore } from './toast-store.ts'

/** The key that leads to the toasts and back, as `KeyboardEvent.code` (product spec, section 4). */
export const TOAST_HOTKEY = 'F8'

const isHotkey = (event: KeyboardEvent) =>
  event.code === TOAST_HOTKEY &&
  !event.repeat &&
  !event.isComposing &&
  !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)

/**
 * Focus in and out of the region: by the hotkey, from anywhere, also from inside a modal dialog; and back to where it was.
 * Holds the time while focus is inside.
 */
export function useRegionFocus(region: RefObject<HTMLElement | null>, { pause, resume }: ToastStore) {
  const [entered, setEntered] = useState(false)
  const enteredRef = useRef(false)
  const cameFrom = useRef<Element | null>(null)

  const setInside = useCallback(
    (inside: boolean) => {
      enteredRef.current = inside
      setEntered(inside)
      if (inside) pause('focus')
      else resume('focus')
    },
    [pause, resume],
  )

  /** Gives focus back to where it was, if it is in the region. What is gone by then cannot take it; the page does. */
  const giveBack = useCallback(() => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || !region.current?.contains(focused)) return
    if (cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected) cameFrom.current.focus()
    if (document.activeElement === focused) focused.blur()
  }, [region])

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isHotkey(event)) return
      event.preventDefault()
      if (region.current?.contains(document.activeElement)) giveBack()
      else region.current?.focus({ preventScroll: true })
    }
    // While capturing, so that no widget on the page can keep the key for itself.
    document.addEventListener('keydown', onKeyDown, { capture: true })
    return () => {
      document.removeEventListener('keydown', onKeyDown, { capture: true })
      resume('focus')
    }
  }, [region, giveBack, resume])

  const onFocus = (event: FocusEvent) => {
    if (enteredRef.current) return
    cameFrom.current = event.relatedTarget
    setInside(true)
  }
  const onBlur = (event: FocusEvent) => {
    // A window that loses focus takes it from its elements for a while; the reader has not left the region.
    if (event.currentTarget.contains(event.relatedTarget) || !document.hasFocus()) return
    setInside(false)
  }

  return { entered, giveBack, onFocus, onBlur }
}
