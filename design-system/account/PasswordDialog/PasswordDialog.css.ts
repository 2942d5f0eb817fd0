import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

export const line = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xs,
  paddingInline: vars.space.sm,
  paddingBlock: vars.space.xs,
  borderRadius: vars.radius.control,
  background: color.surface.sunken,
})

export const password = rule({
  flex: '1 1 0',
  minInlineSize: 0,
  fontFamily: vars.fontFamily.mono,
  fontSize: vars.fontSize.body,
  overflowWrap: 'anywhere',
  userSelect: 'text',
})
