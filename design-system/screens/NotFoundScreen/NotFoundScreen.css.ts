import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('screens', declarations))

export const requested = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: vars.space.xl } },
})

/** The water line of each drawing is on the horizon, and its ripples are below. */
const onTheHorizon = { position: 'relative', justifySelf: 'end' } as const

export const smallBud = rule({
  ...onTheHorizon,
  insetBlockEnd: `calc(-10 / 96 * ${vars.signSize.page})`,
  '@media': { [media.large]: { display: 'none' } },
})

export const largeBud = rule({
  ...onTheHorizon,
  display: 'none',
  insetBlockEnd: `calc(-23 / 240 * ${vars.signSize.hero})`,
  '@media': { [media.large]: { display: 'block' } },
})

export const path = rule({ overflowWrap: 'anywhere' })

export const code = rule({
  paddingInline: vars.space['2xs'],
  background: color.surface.hover,
  // Repeats padding and rounded corners on each line of a path that wraps.
  boxDecorationBreak: 'clone',
  borderRadius: vars.radius.small,
  fontFamily: vars.fontFamily.mono,
  color: color.text.primary,
})
