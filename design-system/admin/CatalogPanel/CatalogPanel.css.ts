import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('domain', declarations)

export const group = style(
  rule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.sm,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    margin: 0,
    padding: vars.space.md,
    borderStyle: 'solid',
    borderWidth: vars.borderWidth.hairline,
    borderColor: vars.color.line.hairline,
    borderRadius: vars.radius.card,
  }),
)

export const legend = style(
  rule({
    paddingInline: vars.space['2xs'],
    fontSize: vars.fontSize.small,
    fontWeight: vars.fontWeight.semibold,
    color: vars.color.text.primary,
  }),
)

export const hint = style(rule({ margin: 0, fontSize: vars.fontSize.small, color: vars.color.text.secondary }))

export const price = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.xs,
    overflowWrap: 'anywhere',
  }),
)
