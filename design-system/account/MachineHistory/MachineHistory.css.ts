import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

export const root = rule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xs })

export const head = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.sm,
})
export const all = rule({ minInlineSize: 0, fontSize: vars.fontSize.caption, fontWeight: vars.fontWeight.semibold })

export const list = rule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

/** The times in one column, as wide as the longest of them. */
export const row = rule({
  display: 'grid',
  gridTemplateColumns: '8em minmax(0, 1fr)',
  columnGap: vars.space.sm,
  alignItems: 'baseline',
  paddingBlock: vars.space.xs,
  borderBlockStartWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
})

export const time = rule({ color: color.text.tertiary, fontSize: vars.fontSize.caption })
export const words = rule({ minInlineSize: 0, overflowWrap: 'anywhere' })
export const failed = rule({ color: color.tone.critical.text, fontWeight: vars.fontWeight.medium })
export const quiet = rule({ color: color.text.secondary, fontSize: vars.fontSize.caption })
export const by = rule({ color: color.text.tertiary, fontSize: vars.fontSize.caption })
export const error = rule({ display: 'block', color: color.text.secondary, fontSize: vars.fontSize.caption })

/** The amounts in one column at the end, beside words that break. */
export const money = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: vars.space.sm,
  // On a wide page the amounts stay near their words.
  maxInlineSize: '30em',
})
export const purpose = rule({ color: 'inherit' })
export const amount = rule({ whiteSpace: 'nowrap' })
