import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('domain', declarations)

export const content = style(rule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.md }))
export const mono = style(rule({ fontFamily: vars.fontFamily.mono, overflowWrap: 'anywhere' }))

export const sides = style(
  rule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.sm,
    paddingBlock: vars.space.sm,
    borderBlockWidth: vars.borderWidth.hairline,
    borderColor: color.line.hairline,
    fontSize: vars.fontSize.small,
    '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.md } },
  }),
)
export const side = style(
  rule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: vars.space['2xs'],
    minInlineSize: 0,
  }),
)
const heading = style(
  rule({ display: 'flex', alignItems: 'center', gap: vars.space.xs, fontWeight: vars.fontWeight.semibold }),
)
export const lost = style([heading, rule({ color: color.tone.critical.text })])
export const kept = style([heading, rule({ color: color.text.primary })])
export const lines = style(
  rule({
    display: 'grid',
    gap: vars.space['2xs'],
    color: color.text.secondary,
    lineHeight: vars.lineHeight.snug,
    overflowWrap: 'anywhere',
  }),
)

export const hint = style(rule({ color: color.text.tertiary, fontSize: vars.fontSize.caption }))

export const legend = style(rule({ fontSize: vars.fontSize.small, fontWeight: vars.fontWeight.medium }))
export const fingerprint = style([mono, rule({ fontSize: vars.fontSize.caption })])

/** On a phone each button has a line, and what keeps everything is the last one, below the thumb. */
const line = { gridColumn: '1 / -1' } as const
export const button = style(rule({ '@media': { [media.belowMedium]: line } }))
export const keep = style(rule({ '@media': { [media.belowMedium]: { ...line, order: 1 } } }))
/** What may come before stands at the other end of the buttons. */
export const before = style(
  rule({ '@media': { [media.belowMedium]: line, [media.medium]: { marginInlineEnd: 'auto' } } }),
)
