import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const fromEnd = `calc(100% - ${vars.space.xl})`

/** Fades an element at the edges that hide content, named by `data-more-start` and `data-more-end`. The mask's colour is never seen. */
const faded = (start: string, end: string) => ({
  maskImage: `linear-gradient(to right, transparent, currentColor ${start}, currentColor ${end}, transparent)`,
  '@media': { [media.forcedColors]: { maskImage: 'none' } },
})

export const edgeFade = style(
  inLayer('components', {
    selectors: {
      '&[data-more-start]:not([data-more-end])': faded(vars.space.xl, '100%'),
      '&[data-more-end]:not([data-more-start])': faded('0%', fromEnd),
      '&[data-more-start][data-more-end]': faded(vars.space.xl, fromEnd),
    },
  }),
)
