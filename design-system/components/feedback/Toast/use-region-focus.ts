import { type FocusEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { isComposing } from '#ds/hooks/is-composing.ts'
import type { ToastStore } from './toast-store.ts'

/** The key that moves the focus to the toasts and back, as `KeyboardEvent.code` (product spec, section 4). */
export const TOAST_HOTKEY = 'F8'

const isHotkey = (event: KeyboardEvent) =>
  event.code === TOAST_HOTKEY &&
  !event.repeat &&
  !isComposing(event) &&
  !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)

/**
 * Moves the focus into the region by the hotkey, from anywhere, even from inside a modal dialog, and back to the previously
 * focused element. Pauses toasts while the focus is inside.
 */
export function useRegionFocus(region: RefObject<HTMLElement | null>, { pause, resume }: ToastStore) {
  const [focusInside, setFocusInside] = useState(false)
  const focusInsideRef = useRef(false)
  const previousFocus = useRef<Element | null>(null)

  const setInside = useCallback(
    (inside: boolean) => {
      focusInsideRef.current = inside
      setFocusInside(inside)
      if (inside) pause('focus')
      else resume('focus')
    },
    [pause, resume],
  )

  /** If the focus is in the region, restores the previous focus, or removes it if that element no longer exists. */
  const restoreFocus = useCallback(() => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || !region.current?.contains(focused)) return
    if (previousFocus.current instanceof HTMLElement && previousFocus.current.isConnected) previousFocus.current.focus()
    if (document.activeElement === focused) focused.blur()
  }, [region])

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isHotkey(event)) return
      event.preventDefault()
      if (region.current?.contains(document.activeElement)) restoreFocus()
      else region.current?.focus({ preventScroll: true })
    }
    // It listens in the capture phase, so that no widget on the page can stop the event first.
    document.addEventListener('keydown', onKeyDown, { capture: true })
    return () => {
      document.removeEventListener('keydown', onKeyDown, { capture: true })
      resume('focus')
    }
  }, [region, restoreFocus, resume])

  const onFocus = (event: FocusEvent) => {
    if (focusInsideRef.current) return
    previousFocus.current = event.relatedTarget
    setInside(true)
  }
  const onBlur = (event: FocusEvent) => {
    // A window that loses the focus also blurs its elements; the user has not left the region.
    if (event.currentTarget.contains(event.relatedTarget) || !document.hasFocus()) return
    setInside(false)
  }

  return { focusInside, restoreFocus, onFocus, onBlur }
}
