import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'

/**
 * Hides an element of a prerendered page until its HTML has arrived completely. For centred or anchored elements, which would otherwise
 * move while the rest of them arrives over a slow connection. The last child must be `<span data-end hidden />`.
 */
export const hiddenUntilComplete = style(
  inLayer('components', {
    selectors: { '&:not(:has(> [data-end]))': { visibility: 'hidden' } },
  }),
)
