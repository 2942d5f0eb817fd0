import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

const forced = { [media.forcedColors]: { stroke: 'CanvasText' } } as const

export const flower = rule({
  display: 'block',
  flexShrink: 0,
  fill: 'none',
  strokeLinejoin: 'round',
  overflow: 'visible',
})

/** StepIndicator that have opened and settled: drawn on the water, not a measurement. */
export const settled = rule({ stroke: color.water.promised, '@media': forced })

/** StepIndicator of what is opening now. */
export const opening = rule({ stroke: color.mark.bloom, '@media': forced })

/** StepIndicator behind a large flower give it depth. */
export const back = rule({ stroke: color.water.promised, strokeWidth: 1, opacity: 0.42, '@media': forced })

const open = keyframes({ from: { scale: '0.36 0.8' } })

/** The petals of a flower open once, one after another, from their base. With reduced motion they are open. */
export const opens = styleVariants({ 0: 0, 1: 1, 2: 2, 3: 3, 4: 4 }, (order) =>
  inLayer('domain', {
    '@media': {
      [media.motionAllowed]: {
        animationName: open,
        animationDuration: vars.duration.reveal,
        animationDelay: `calc(${vars.duration.state} * ${order})`,
        animationTimingFunction: vars.easing.out,
        animationFillMode: 'backwards',
      },
    },
  }),
)

export const ripple = rule({
  stroke: color.water.promised,
  strokeWidth: 1.25,
  '@media': { [media.forcedColors]: { stroke: 'none' } },
})
