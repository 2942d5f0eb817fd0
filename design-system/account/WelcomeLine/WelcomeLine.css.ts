import { style } from '@vanilla-extract/css'
import { fingerTarget } from '#ds/css/finger-target.ts'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('domain', declarations)

export const line = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space.md,
    rowGap: vars.space.xs,
    minInlineSize: 0,
  }),
)

/** A long name without spaces wraps instead of widening the page. */
export const greeting = style(rule({ flexShrink: 1, minInlineSize: 0, overflowWrap: 'anywhere' }))

/**
 * Beside the buttons where there is space for it, else below them. Not beside the greeting: the prerendered page does not know the
 * customer's name, and the line would move when it comes.
 */
export const reminder = style(
  rule({
    flexBasis: '100%',
    minInlineSize: 0,
    '@media': { [media.large]: { flexBasis: 'auto', order: 1, marginInlineStart: 'auto' } },
  }),
)

export const actions = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.xs,
    minInlineSize: 0,
    '@media': { [media.large]: { order: 2 } },
  }),
)

/** As high as a thumb on a phone. */
export const order = style(rule({ selectors: { '&::after': fingerTarget } }))
export const topUp = style(rule({ display: 'none', '@media': { [media.medium]: { display: 'inline-flex' } } }))
