import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { textStyleDeclarations } from '#ds/css/text-style.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('domain', declarations)

export const choice = style(
  rule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: vars.space.xs,
    minInlineSize: 0,
    border: 'none',
    padding: 0,
    overflowWrap: 'anywhere',
  }),
)
export const legend = style(rule({ padding: 0, ...textStyleDeclarations('small'), fontWeight: vars.fontWeight.medium }))
export const line = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space.xs,
  }),
)
export const hint = style(rule({ color: vars.color.text.secondary, ...textStyleDeclarations('small') }))
