import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('domain', declarations)

/** Its words begin near the edge of what it stands below. */
export const button = style(rule({ flexShrink: 0, paddingInline: vars.space.xs }))
export const copied = style(rule({ color: color.tone.positive.text }))

/** Both words in one place: the button is as wide as the longer one, and nothing moves. */
export const words = style(rule({ display: 'grid', justifyItems: 'start' }))
export const word = style(rule({ gridArea: '1 / 1', selectors: { '&:not([data-shown])': { visibility: 'hidden' } } }))

/** On a line of its own, where the parts wrap. */
export const refused = style(
  rule({
    flexBasis: '100%',
    paddingBlockEnd: vars.space.xs,
    color: color.text.secondary,
    fontSize: vars.fontSize.caption,
  }),
)
