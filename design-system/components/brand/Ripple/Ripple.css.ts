import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('components', declarations)

export const ripple = style(
  rule({ display: 'block', flexShrink: 0, overflow: 'visible', fill: 'none', stroke: 'currentColor' }),
)

export const size = styleVariants(
  { small: vars.signSize.tiny, medium: vars.signSize.inline, large: vars.signSize.medium },
  (length) => rule({ inlineSize: length, blockSize: length }),
)

const appear = keyframes({ from: { visibility: 'hidden' } })

export const state = styleVariants({
  running: rule({ color: color.tone.positive.text }),
  starting: rule({ color: color.tone.caution.text }),
  off: rule({ color: color.text.tertiary }),
  loading: rule({
    color: color.water.line,
    // What takes less than 400 ms shows no sign of waiting. This is a delay and not a motion, so it applies to
    // everyone.
    animationName: appear,
    animationDuration: vars.duration.none,
    animationDelay: vars.duration.reveal,
    animationFillMode: 'backwards',
  }),
})

/** Strokes stay as thin in a large drawing. */
const stroke = { vectorEffect: 'non-scaling-stroke', strokeWidth: 1.5 } as const

export const dot = style(rule({ ...stroke, strokeWidth: 6, strokeLinecap: 'round' }))
export const hollow = style(rule({ ...stroke, strokeWidth: 1.75 }))

export const ring = styleVariants({
  running: rule(stroke),
  starting: rule({ ...stroke, strokeDasharray: '3 3' }),
})

/** Rings grow around their own centre. */
const centred = { transformBox: 'fill-box', transformOrigin: 'center' } as const

const spread = keyframes({ from: { transform: 'scale(0.2)', opacity: 1 } })
/** Invisible but for the moment in which it spreads. */
export const spreads = style(
  rule({
    ...centred,
    ...stroke,
    opacity: 0,
    '@media': {
      [media.motionAllowed]: {
        animationName: spread,
        animationDuration: vars.duration.draw,
        animationTimingFunction: vars.easing.out,
      },
    },
  }),
)

const load = keyframes({ '0%': { transform: 'scale(0.2)', opacity: 0 }, '25%': { opacity: 1 }, '100%': { opacity: 0 } })
/** One after another, as long as it takes. With reduced motion the three stand still. */
export const loadingRing = styleVariants({ 0: 1, 1: 0.6, 2: 0.35 }, (opacity, order) =>
  rule({
    ...centred,
    ...stroke,
    opacity,
    '@media': {
      [media.motionAllowed]: {
        animationName: load,
        animationDuration: vars.duration.skeleton,
        animationDelay: `calc(${vars.duration.skeleton} * ${order} / 3)`,
        animationTimingFunction: vars.easing.out,
        animationIterationCount: 'infinite',
        animationFillMode: 'backwards',
      },
    },
  }),
)
