import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('screens', declarations))

export const page = rule({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${vars.measure.page})`,
  gridTemplateRows: 'auto 1fr',
  justifyContent: 'center',
  gap: vars.space.xl,
  minBlockSize: '100dvh',
  padding: vars.space.md,
  '@media': { [media.medium]: { padding: vars.space.xl } },
})

/** Begins at the top: nothing moves when the nearest pages appear at its end. */
export const main = rule({ paddingBlock: `clamp(${vars.space.md}, 8vh, ${vars.space['4xl']}) ${vars.space['4xl']}` })

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

export const home = rule({ display: 'inline-flex' })
