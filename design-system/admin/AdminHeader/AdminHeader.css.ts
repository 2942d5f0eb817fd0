import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

export const header = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.sm,
  rowGap: vars.space.xs,
  paddingBlock: vars.space.sm,
  paddingInlineStart: vars.space.md,
  paddingInlineEnd: `calc(${vars.space.md} - ${vars.space.xs})`,
  background: color.surface.raised,
  borderBlockEndWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
  '@media': { [media.medium]: { paddingInline: vars.space.lg } },
})

export const brand = rule({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.sm,
  marginInlineEnd: 'auto',
})

/** On phones beside the logo, its text aligned with the end of the bar. */
export const language = rule({ display: 'inline-flex', minInlineSize: 0 })

/** A line of its own on phones, and wherever it does not fit. */
export const account = rule({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minInlineSize: 0,
  flex: '1 1 100%',
  paddingInlineEnd: vars.space.xs,
  '@media': { [media.medium]: { flex: '0 1 auto', paddingInlineEnd: vars.space.none } },
})

export const names = rule({ display: 'grid', flex: '1', minInlineSize: 0 })

export const home = rule({ display: 'inline-flex' })
