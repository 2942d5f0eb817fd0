import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('screens', declarations))

export const page = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  minBlockSize: '100dvh',
})

export const main = rule({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${vars.measure.page})`,
  justifyContent: 'center',
  alignContent: 'start',
  gap: vars.space.xl,
  paddingBlock: `${vars.space.xl} ${vars.space['3xl']}`,
  paddingInline: vars.space.md,
  '@media': {
    [media.medium]: { paddingBlockStart: vars.space['2xl'], paddingInline: vars.space.xl },
    [media.large]: { gap: vars.space['2xl'], paddingBlock: `${vars.space['3xl']} ${vars.space['4xl']}` },
  },
})

export const head = rule({ display: 'grid', justifyItems: 'start', gap: vars.space.xs, overflowWrap: 'anywhere' })

/** Links to the categories, set apart from the cards. */
export const categories = rule({ paddingBlockStart: vars.space.xl })
