import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

export const root = rule({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  paddingInline: vars.space.md,
  paddingBlock: vars.space.sm,
  borderRadius: vars.radius.card,
  background: color.surface.raised,
})

export const words = rule({
  flex: '1 1 0',
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['2xs'],
})

export const name = rule({
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.semibold,
  overflowWrap: 'anywhere',
})

export const step = rule({
  color: color.text.secondary,
  fontSize: vars.fontSize.caption,
  fontWeight: vars.fontWeight.regular,
})

export const share = rule({ fontSize: vars.fontSize.title, fontWeight: vars.fontWeight.semibold })
