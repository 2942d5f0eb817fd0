import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

export const facts = style(
  inLayer('domain', {
    display: 'grid',
    // A long label leaves the value some space.
    gridTemplateColumns: 'fit-content(60%) minmax(0, 1fr)',
    columnGap: vars.space.lg,
    rowGap: vars.space.xs,
    padding: vars.space.md,
    background: color.surface.sunken,
    borderWidth: vars.borderWidth.hairline,
    borderColor: color.line.hairline,
    borderRadius: vars.radius.card,
    fontSize: vars.fontSize.small,
  }),
)

export const label = style(inLayer('domain', { color: color.text.secondary, overflowWrap: 'anywhere' }))

export const value = style(
  inLayer('domain', {
    fontWeight: vars.fontWeight.semibold,
    overflowWrap: 'anywhere',
  }),
)
