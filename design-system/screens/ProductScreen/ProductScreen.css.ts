import { globalStyle, style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { nextStep as panel } from '#ds/screens/public-page.css.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('screens', declarations))

/** The price and how to get it: first in the page, beside the features where there is space. */
export const nextStep = style([panel, rule({ '@media': { [media.large]: { gridColumn: 2, gridRow: 1 } } })])

export const prices = rule({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space['2xs'] })

/** One below the other where the price is, beside each other in the head. */
export const actions = rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs })

globalStyle(`${nextStep} ${actions} > *`, inLayer('screens', { flex: '1 1 100%' }))

const hairline = { borderBlockStartWidth: vars.borderWidth.hairline, borderColor: color.line.hairline } as const

/** As many figures in a line as there is space for. */
export const figures = rule({
  ...hairline,
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(5.5em, 100%), 1fr))`,
  columnGap: vars.space.md,
  rowGap: vars.space.sm,
  paddingBlock: vars.space.md,
})

/** The figure above its unit. */
export const figure = rule({ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' })

/** Features or pages, each on its line. */
export const lines = rule({
  ...hairline,
  display: 'grid',
  columnGap: vars.space['2xl'],
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const line = rule({
  paddingBlock: vars.space.sm,
  borderBlockEndWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
})
