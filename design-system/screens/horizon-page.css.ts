import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('screens', declarations))

/** A full page that the horizon parts: above it what happened, below it where one can go. */
export const page = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  minBlockSize: '100dvh',
})

/** What is on the grid of the page, in a part that is as wide as the window. */
const onTheGrid = {
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${vars.measure.page})`,
  justifyContent: 'center',
  paddingInline: vars.space.md,
  '@media': { [media.medium]: { paddingInline: vars.space.xl } },
} as const

export const header = rule({ ...onTheGrid, paddingBlock: vars.space.md })

/** Begins at the top: nothing moves when more appears at its end. */
export const main = rule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' })

/** Its lower edge is the horizon. */
export const above = rule({
  ...onTheGrid,
  paddingBlock: `clamp(${vars.space.md}, 6vh, ${vars.space['3xl']}) 0`,
  borderBlockEndWidth: vars.borderWidth.strong,
  borderColor: color.water.line,
})

export const words = rule({
  paddingBlockEnd: vars.space.lg,
  '@media': { [media.medium]: { paddingBlockEnd: vars.space['2xl'] } },
})

export const below = rule({
  ...onTheGrid,
  alignContent: 'start',
  paddingBlock: `${vars.space['2xl']} ${vars.space['4xl']}`,
  background: color.surface.deep,
})

export const home = rule({ display: 'inline-flex' })
