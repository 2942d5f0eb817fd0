import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('domain', declarations)

/** Its words begin near the edge of what it stands below. */
export const button = style(rule({ flexShrink: 0, paddingInline: vars.space.xs }))
export const copied = style(rule({ color: color.tone.positive.text }))

/** Words that end where the line does: the button reaches beyond it by its padding. */
export const atEnd = style(rule({ insetInlineStart: `calc(${vars.space.xs} + ${vars.borderWidth.hairline})` }))

/** Both states in one place: the button is as wide as the longer one, and nothing moves. */
export const states = style(rule({ display: 'grid', justifyItems: 'start' }))
export const statesAtEnd = style(rule({ justifyItems: 'end' }))
export const statesInMiddle = style(rule({ justifyItems: 'center' }))
export const state = style(
  rule({
    gridArea: '1 / 1',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    selectors: { '&:not([data-shown])': { visibility: 'hidden' } },
  }),
)
export const noWord = style(rule({ display: 'none' }))
/** A phone needs the space for what is copied. */
export const wordFromMedium = style(rule({ '@media': { [media.belowMedium]: { display: 'none' } } }))

/** On a line of its own, where the parts wrap, which are as wide as without it. */
export const refused = style(
  rule({
    flexBasis: '100%',
    contain: 'inline-size',
    paddingBlockEnd: vars.space.xs,
    color: color.text.secondary,
    fontSize: vars.fontSize.caption,
  }),
)
