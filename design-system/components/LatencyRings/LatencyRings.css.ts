import { keyframes, style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('components', declarations))

export const rings = rule({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '1',
  // The outermost ring may lie on the edge.
  overflow: 'visible',
  fill: 'none',
})

const forced = { [media.forcedColors]: { stroke: 'CanvasText' } }
/** Widths of strokes stay the same at any scale. */
const stroke = { vectorEffect: 'non-scaling-stroke' } as const

export const step = rule({ ...stroke, stroke: color.water.promised, strokeWidth: 1, opacity: 0.45, '@media': forced })

export const promised = rule({
  ...stroke,
  stroke: color.water.promised,
  strokeWidth: 2,
  strokeDasharray: '4 4',
  '@media': forced,
})

const spread = keyframes({ from: { transform: 'scale(0.2)', opacity: 0 } })
export const measured = rule({
  ...stroke,
  stroke: color.water.line,
  strokeWidth: 2,
  '@media': {
    ...forced,
    [media.motionAllowed]: {
      animationName: spread,
      animationDuration: vars.duration.draw,
      animationTimingFunction: vars.easing.out,
    },
  },
})

export const centre = rule({
  ...stroke,
  stroke: color.text.primary,
  strokeWidth: 6,
  strokeLinecap: 'round',
  '@media': forced,
})
