import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('components', declarations)
const { neutral, brand } = vars.color.tone

export const root = style(rule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.lg }))

export const messages = style(rule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.md }))

/** A message as wide as its text, at the side of its author. */
const message = style(
  rule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space['2xs'],
    maxInlineSize: `min(${vars.measure.text}, 100%)`,
    paddingBlock: vars.space.sm,
    paddingInline: vars.space.md,
    borderWidth: vars.borderWidth.hairline,
    borderRadius: vars.radius.card,
  }),
)

export const own = style([
  message,
  rule({ justifySelf: 'end', background: brand.soft, borderColor: brand.softHover, color: brand.onSoft }),
])

export const theirs = style([
  message,
  rule({ justifySelf: 'start', background: neutral.soft, borderColor: neutral.softHover, color: neutral.onSoft }),
])

export const facts = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.xs,
    fontSize: vars.fontSize.caption,
    overflowWrap: 'anywhere',
  }),
)

export const author = style(rule({ fontWeight: vars.fontWeight.semibold }))

/** Line breaks stay, and a long word breaks. */
export const body = style(rule({ lineHeight: vars.lineHeight.body, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }))

export const reply = style(rule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.md }))

export const send = style(rule({ justifySelf: 'end' }))
