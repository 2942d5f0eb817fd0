import { globalStyle, style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('domain', declarations)

export const panel = style(
  rule({
    borderWidth: vars.borderWidth.hairline,
    borderColor: vars.color.line.hairline,
    borderRadius: vars.radius.card,
    background: vars.color.surface.raised,
  }),
)

export const row = style(
  rule({
    padding: vars.space.md,
    selectors: {
      '& + &': { borderBlockStartWidth: vars.borderWidth.hairline, borderColor: vars.color.line.hairline },
    },
  }),
)

/** For rows of two short lines: 64 px. */
export const compact = style(rule({}))
globalStyle(
  `${compact} > li`,
  rule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
    minBlockSize: `calc(${vars.space['2xl']} + ${vars.space.md})`,
    paddingInline: vars.space.md,
    paddingBlock: vars.space['2xs'],
  }),
)
