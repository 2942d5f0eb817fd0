import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'

/**
 * For a part of a built page that is centred or anchored, and would move while the rest of it is still on its way over a slow
 * connection: it is painted once it is there whole. Its last child is `<span data-end hidden />`.
 */
export const whole = style(
  inLayer('components', {
    selectors: { '&:not(:has(> [data-end]))': { visibility: 'hidden' } },
  }),
)
