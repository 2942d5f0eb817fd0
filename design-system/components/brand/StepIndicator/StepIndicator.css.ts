import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { transition } from '#ds/css/motion.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('components', declarations)

/** The petal's angle from upright, open and failed. */
export const angle = createVar()
export const leaning = createVar()
/** Its place from the left, from 0. */
export const order = createVar()

/** A closed petal stands a little more upright than an open one. */
const closed = `rotate(calc(${angle} * 0.86)) scale(0.36, 0.8)`

/** Contains the list that only screen readers get. */
export const root = style(rule({ position: 'relative', display: 'inline-block', flexShrink: 0, maxInlineSize: '100%' }))

export const size = styleVariants(vars.signSize, (blockSize) =>
  rule({ display: 'block', blockSize, maxInlineSize: '100%' }),
)

export const flower = style(rule({ fill: 'none', strokeLinejoin: 'round', strokeLinecap: 'round' }))

const forced = { [media.forcedColors]: { stroke: 'CanvasText' } }

export const petal = style(
  rule({
    // Scaling makes a petal narrower, not its outline thinner.
    vectorEffect: 'non-scaling-stroke',
    ...transition(['transform', 'stroke'], 'reveal'),
  }),
)

export const state = styleVariants({
  pending: rule({ transform: closed, stroke: color.line.control, '@media': forced }),
  opening: rule({
    transform: `rotate(calc(${angle} * 0.94)) scale(0.7, 0.92)`,
    stroke: color.mark.bloom,
    '@media': forced,
  }),
  open: rule({ transform: `rotate(${angle})`, stroke: color.water.line, '@media': forced }),
  failed: rule({ transform: `rotate(${leaning}) scale(0.8, 0.9)`, stroke: color.mark.critical, '@media': forced }),
  skipped: rule({ transform: closed, stroke: color.line.control, strokeDasharray: '3 3', '@media': forced }),
})

const open = keyframes({ from: { transform: closed } })
/** The petals that are open when they are first shown, one after another. */
export const opens = style(
  rule({
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

const settle = keyframes({ '0%, 60%': { stroke: color.mark.bloom } })
/** A petal that has just opened: pink, then the colour of the water. */
export const settles = style(
  rule({
    '@media': {
      [media.motionAllowed]: {
        animationName: settle,
        animationDuration: vars.duration.settle,
        animationTimingFunction: vars.easing.out,
      },
    },
  }),
)

export const backPetal = style(rule({ stroke: color.water.promised, strokeWidth: 1, opacity: 0.45, '@media': forced }))

export const water = style(rule({ stroke: color.water.line, '@media': forced }))
