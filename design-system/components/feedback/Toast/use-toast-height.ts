import { type RefObject, useLayoutEffect } from 'react'
import { toastHeight } from '#ds/css/toast-position.css.ts'

/** The custom property's name, taken from `var(--name)`. */
const property = toastHeight.slice(4, -1)

/** Publishes the height of an open toast as a custom property, so that what can be undone stands above it. */
export function useToastHeight(card: RefObject<HTMLElement | null>, open: boolean) {
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
