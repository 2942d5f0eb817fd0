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

const above = `calc(100% - ${vars.space.xl})`
const rule = vars.borderWidth.hairline

/**
 * Fades the lower edge of an element that scrolls up and down while it hides content there, named by `data-more-below`. The last hairline stays,
 * which an element may draw between itself and what follows.
 */
export const lowerEdgeFade = style(
  inLayer('components', {
    selectors: {
      '&[data-more-below]': {
        maskImage: [
          'linear-gradient(currentColor, currentColor)',
          `linear-gradient(to bottom, currentColor ${above}, transparent)`,
        ].join(', '),
        maskSize: `100% ${rule}, 100% 100%`,
        maskPosition: 'bottom, bottom',
        maskRepeat: 'no-repeat',
        '@media': { [media.forcedColors]: { maskImage: 'none' }, [media.print]: { maskImage: 'none' } },
      },
    },
  }),
)
