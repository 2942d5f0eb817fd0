import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('domain', declarations)

export const filters = style(rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs }))

export const panel = style(
  rule({
    overflow: 'hidden',
    borderWidth: vars.borderWidth.hairline,
    borderColor: vars.color.line.hairline,
    borderRadius: vars.radius.card,
    background: vars.color.surface.raised,
  }),
)

/** The name of a month and its sums, side by side if there is space. */
export const month = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space.lg,
    rowGap: vars.space['2xs'],
    paddingInline: vars.space.md,
    paddingBlock: vars.space.xs,
    background: vars.color.surface.sunken,
    borderBlockEndWidth: vars.borderWidth.hairline,
    borderColor: vars.color.line.hairline,
    selectors: { 'section + section > &': { borderBlockStartWidth: vars.borderWidth.hairline } },
  }),
)

export const sums = style(rule({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.md }))
