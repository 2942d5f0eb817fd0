import { createVar } from '@vanilla-extract/css'

/** Distance of toasts from the end of the line, where there is room beside what floats. Default: the region's own. */
export const toastEdge = createVar()

/**
 * Where toasts stand while something is open whose buttons they would cover, set on the root by it; goes before the one above.
 * Distances from the edges of the window, `auto` for an edge that they do not keep to.
 */
export const toastAside = {
  top: createVar(),
  bottom: createVar(),
  start: createVar(),
  end: createVar(),
  /** How wide a toast may be there. */
  width: createVar(),
}

/** Height of the visible toast, which sets it on the root. Dialogs leave room for it at the top. Default: none. */
export const toastStrip = createVar()
