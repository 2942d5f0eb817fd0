import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

/** Five rows shared with neighbouring cards of a ProductGrid: category, texts, price, features, actions. */
export const card = rule({
  display: 'grid',
  gridRow: 'span 5',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'subgrid',
  alignContent: 'start',
  rowGap: vars.space.md,
  padding: vars.space.lg,
  background: color.surface.raised,
  borderWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
  borderRadius: vars.radius.card,
})

export const kind = rule({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  minBlockSize: vars.iconSize.large,
  fontSize: vars.fontSize.small,
})

/** Names of categories are the company's own: a long one takes several lines beside the icon. */
export const category = rule({ flexShrink: 1, minInlineSize: 0 })

export const quietCategory = rule({ paddingInline: 0, background: 'none', color: color.text.tertiary })

export const icon = rule({ color: color.text.secondary })

export const texts = rule({ display: 'grid', alignContent: 'start', gap: vars.space['2xs'], overflowWrap: 'anywhere' })

export const prices = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  alignContent: 'start',
  columnGap: vars.space['2xs'],
  overflowWrap: 'anywhere',
})

export const features = rule({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xs,
  paddingBlockStart: vars.space.md,
  borderBlockStartWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
  color: color.text.secondary,
  fontSize: vars.fontSize.small,
})

/** A long line wraps next to the icon, not below it. */
export const feature = rule({ display: 'flex', gap: vars.space.sm, overflowWrap: 'anywhere' })

export const check = rule({ blockSize: '1lh', color: color.tone.positive.text })

/** At the bottom, even when there are few features or none. */
export const actions = rule({
  gridRow: '5',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.xs,
  paddingBlockStart: vars.space.xs,
})

/** Placeholder for a button while the card loads. */
export const action = rule({ minBlockSize: vars.controlHeight.medium })
