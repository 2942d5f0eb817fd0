import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { textStyleDeclarations } from '#ds/css/text-style.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('domain', declarations)

export const row = style(
  rule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: vars.space.md,
  }),
)
export const words = style(
  rule({ display: 'grid', rowGap: vars.space['2xs'], minInlineSize: 0, overflowWrap: 'anywhere' }),
)
export const name = style(rule({ fontWeight: vars.fontWeight.semibold }))
/** Whole, since it is compared letter by letter. */
export const fingerprint = style(
  rule({ fontFamily: vars.fontFamily.mono, overflowWrap: 'anywhere', ...textStyleDeclarations('caption') }),
)
export const details = style(rule({ color: vars.color.text.secondary, ...textStyleDeclarations('caption') }))
