import { type RefObject, useLayoutEffect } from 'react'
import { toastStrip } from '#ds/css/toast-place.css.ts'

/** The property's own name, out of `var(--name)`. */
const property = toastStrip.slice(4, -1)

/** Tells dialogs how high an open toast is, so that they leave it room instead of lying under it. */
export function useToastStrip(card: RefObject<HTMLElement | null>, open: boolean) {
  useLayoutEffect(() => {
    const element = card.current
    if (!open || !element) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty(property, `${element.offsetHeight}px`))
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty(property)
    }
  }, [card, open])
}
