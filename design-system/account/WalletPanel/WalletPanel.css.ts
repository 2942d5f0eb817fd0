import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('domain', declarations)

export const balance = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: vars.space.md,
    padding: vars.space.lg,
    containerType: 'inline-size',
    borderWidth: vars.borderWidth.hairline,
    borderColor: vars.color.line.hairline,
    borderRadius: vars.radius.card,
    background: vars.color.surface.raised,
  }),
)

/** The most prominent number of the wallet. */
export const figure = style(
  rule({
    minInlineSize: 0,
    fontSize: vars.fontSize.display3,
    fontWeight: vars.fontWeight.semibold,
    lineHeight: vars.lineHeight.tight,
    letterSpacing: vars.letterSpacing.tight,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  }),
)

/** A long amount shrinks with the panel instead of wrapping. */
export const longFigure = style(rule({ fontSize: `clamp(${vars.fontSize.large}, 7cqi, ${vars.fontSize.display3})` }))
