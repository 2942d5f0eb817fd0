import { keyframes, style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const grow = keyframes({ from: { scale: '0 1' } })

/**
 * On the lower edge of the nearest positioned element: the header. It follows the page's scroll position, so it is not a movement of its own,
 * and stays with reduced motion. Browsers that know no scroll timelines show nothing.
 */
export const progress = style(
  inLayer('domain', {
    display: 'none',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: `calc(-1 * ${vars.borderWidth.hairline})`,
    blockSize: vars.borderWidth.strong,
    background: color.water.line,
    transformOrigin: '0 50%',
    pointerEvents: 'none',
    '@supports': {
      '(animation-timeline: scroll())': {
        display: 'block',
        animationName: grow,
        animationDuration: 'auto',
        animationTimingFunction: 'linear',
        animationTimeline: 'scroll(root block)',
      },
    },
    '@media': { [media.forcedColors]: { background: 'Highlight' }, print: { display: 'none' } },
  }),
)
