import { createVar } from '@vanilla-extract/css'

/** Distance of toasts from the inline end of the window, where they fit next to a floating panel. Default: the region's own distance. */
export const toastInlineEnd = createVar()

/**
 * Position of toasts while something is open whose buttons they would cover; it sets these on the root element. Takes precedence
 * over `toastInlineEnd`. Distances from the edges of the window, `auto` for an edge that does not matter.
 */
export const toastPosition = {
  top: createVar(),
  bottom: createVar(),
  start: createVar(),
  end: createVar(),
  /** Maximum width of a toast in that position. */
  width: createVar(),
}

/** Height of the visible toast, set on the root element by the toast: what can be undone is above it. Default: none. */
export const toastHeight = createVar()
