import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'

/**
 * For a centred or anchored part of a prerendered page, which would move while the rest of it arrives over a slow connection: it stays
 * hidden until it is complete. Its last child must be `<span data-end hidden />`.
 */
export const whole = style(
  inLayer('components', {
    selectors: { '&:not(:has(> [data-end]))': { visibility: 'hidden' } },
  }),
)
