import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('components', declarations)

export const field = style(rule({ minInlineSize: 0 }))

export const label = style(
  rule({
    display: 'inline-block',
    paddingBlockEnd: vars.space['2xs'],
    color: color.text.primary,
    fontSize: vars.fontSize.small,
    fontWeight: vars.fontWeight.medium,
    lineHeight: vars.lineHeight.snug,
    overflowWrap: 'anywhere',
  }),
)

export const optionalMark = style(rule({ color: color.text.tertiary, fontWeight: vars.fontWeight.regular }))

const message = {
  paddingBlockStart: vars.space['2xs'],
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
} as const

export const description = style(rule({ ...message, color: color.text.secondary }))

export const error = style(
  rule({ ...message, display: 'flex', gap: vars.space['2xs'], color: color.tone.critical.text }),
)

/** One line of text high, so that the icon is next to the first line. */
export const errorIcon = style(rule({ blockSize: '1lh' }))
