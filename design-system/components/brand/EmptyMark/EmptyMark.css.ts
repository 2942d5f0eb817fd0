import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('components', declarations)

const forced = { [media.forcedColors]: { stroke: 'CanvasText' } }

export const bud = style(
  rule({ display: 'block', flexShrink: 0, fill: 'none', strokeLinejoin: 'round', strokeLinecap: 'round' }),
)

export const size = styleVariants(vars.signSize, (length) => rule({ inlineSize: length, blockSize: length }))

export const strokes = style(rule({ stroke: color.text.secondary, '@media': forced }))

/** Outwards, ripples fade. */
export const ripple = styleVariants({ 0: 1, 1: 0.6, 2: 0.35 }, (opacity) =>
  rule({ stroke: color.water.promised, strokeWidth: 1.25, opacity, '@media': forced }),
)

export const water = style(rule({ stroke: color.water.line, strokeLinecap: 'butt', '@media': forced }))

const sway = keyframes({ '25%': { transform: 'rotate(0.6deg)' }, '65%': { transform: 'rotate(-0.4deg)' } })
/** About its foot on the water line. Once, and within five seconds: what moves longer needs a button to stop it (WCAG 2.2.2). */
export const sways = style(
  rule({
    '@media': {
      [media.motionAllowed]: {
        animationName: sway,
        animationDuration: vars.duration.sway,
        animationTimingFunction: 'ease-in-out',
      },
    },
  }),
)
