import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { pagePadding, pagePaddingLarge, pagePaddingMedium } from '#ds/screens/page-head.css.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

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
  gap: vars.space['2xl'],
  ...pagePadding,
  overflowWrap: 'anywhere',
  '@media': { [media.medium]: pagePaddingMedium, [media.large]: pagePaddingLarge },
})

export const prices = rule({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space['2xs'] })

export const actions = rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm })

export const facts = rule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.lg })

const line = { borderBlockStartWidth: vars.borderWidth.hairline, borderColor: color.line.hairline } as const

/** One row between two hairlines; with large text or on a phone as many as it takes. */
export const figures = rule({
  ...line,
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(5.5em, 100%), 1fr))`,
  columnGap: vars.space.md,
  rowGap: vars.space.md,
  paddingBlock: vars.space.lg,
  borderBlockEndWidth: vars.borderWidth.hairline,
})

/** The figure above its unit. */
export const figure = rule({ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' })

/** Each on its line. */
export const features = rule({
  display: 'grid',
  columnGap: vars.space['2xl'],
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const feature = rule({
  paddingBlock: vars.space.sm,
  borderBlockEndWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
})

export const part = rule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.lg })

export const links = rule({
  display: 'grid',
  gap: vars.space.sm,
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
