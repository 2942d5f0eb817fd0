import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

export const sums = rule({
  display: 'grid',
  gap: vars.space.xs,
  paddingBlockStart: vars.space.sm,
  borderBlockStartWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
})

export const sum = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.md,
  fontSize: vars.fontSize.small,
})

export const total = rule({ fontSize: vars.fontSize.large, fontWeight: vars.fontWeight.semibold })

export const label = rule({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  color: color.text.secondary,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.regular,
})
