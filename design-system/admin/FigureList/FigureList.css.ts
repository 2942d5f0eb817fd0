import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

export const root = rule({
  minInlineSize: 0,
  paddingInline: vars.space.md,
  paddingBlock: vars.space.xs,
  background: color.surface.raised,
  borderWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
  borderRadius: vars.radius.card,
})

/** Money, then numbers. */
export const group = rule({
  paddingBlock: vars.space['2xs'],
  selectors: {
    '& + &': { borderBlockStartWidth: vars.borderWidth.hairline, borderColor: color.line.hairline },
  },
})

export const figure = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.md,
  paddingBlock: vars.space['2xs'],
  overflowWrap: 'anywhere',
})

export const value = rule({
  minInlineSize: 0,
  marginInlineStart: 'auto',
  // A bar has no baseline, and would make its line higher.
  selectors: { '[aria-busy] &': { alignSelf: 'center' } },
})

/** As wide as an amount. */
export const skeleton = rule({ inlineSize: '10ch' })
