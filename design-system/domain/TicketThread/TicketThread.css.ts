import { style } from '@vanilla-extract/css'
import { whenFocusVisible } from '#ds/css/focus-ring.ts'
import { inLayer } from '#ds/css/layers.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('components', declarations)
const { neutral, brand, caution } = vars.color.tone

export const root = style(rule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.md }))

export const rows = style(rule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.sm }))

const line = { justifySelf: 'center', color: vars.color.text.secondary, textAlign: 'center' } as const

/** A day between hairlines. */
export const day = style(
  rule({
    ...line,
    justifySelf: 'stretch',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: vars.space.sm,
    paddingBlockStart: vars.space.xs,
    fontSize: vars.fontSize.caption,
    fontWeight: vars.fontWeight.medium,
    overflowWrap: 'anywhere',
    selectors: {
      '&::before, &::after': {
        content: '',
        borderBlockStartWidth: vars.borderWidth.hairline,
        borderColor: vars.color.line.hairline,
      },
    },
  }),
)

export const change = style(rule({ ...line, fontSize: vars.fontSize.small, overflowWrap: 'anywhere' }))

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
    selectors: whenFocusVisible,
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

/** A note is not part of what the customer reads: it has another shape, not only another colour. */
export const note = style([
  message,
  rule({
    justifySelf: 'end',
    background: caution.soft,
    borderStyle: 'dashed',
    borderColor: caution.line,
    color: caution.onSoft,
  }),
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

export const noteMark = style(rule({ fontWeight: vars.fontWeight.medium }))

/** Line breaks stay, and a long word breaks. */
export const body = style(rule({ lineHeight: vars.lineHeight.body, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }))

export const quoted = style(rule({ fontSize: vars.fontSize.small, overflowWrap: 'anywhere' }))

export const quotedLabel = style(
  rule({
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    paddingBlock: vars.space['2xs'],
    cursor: 'pointer',
    selectors: whenFocusVisible,
  }),
)

export const quote = style(
  rule({
    paddingInlineStart: vars.space.sm,
    borderInlineStartWidth: vars.borderWidth.strong,
    borderColor: 'currentcolor',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  }),
)

export const files = style(rule({ paddingBlockStart: vars.space['2xs'] }))

/** Stays at the bottom of the window. */
export const newMessages = style(
  rule({ position: 'sticky', insetBlockEnd: vars.space.md, zIndex: vars.layerOrder.sticky, justifySelf: 'center' }),
)
