import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'

/** A plan and its resources, no higher than one dense row. */
export const plan = style(
  inLayer('domain', {
    display: 'grid',
    lineHeight: vars.lineHeight.tight,
    // In a stacked row a long name breaks.
    '@media': { [media.medium]: { whiteSpace: 'nowrap' } },
  }),
)

/** Two facts in a cell, no higher than one dense row. */
export const lines = style(
  inLayer('domain', { display: 'inline-grid', lineHeight: vars.lineHeight.tight, minInlineSize: 0 }),
)

export const price = style(inLayer('domain', { whiteSpace: 'nowrap' }))

const hidden = { display: 'none' }

/** Facts whose columns tablets have no space for. */
export const onTablets = style(inLayer('domain', { '@media': { [media.belowMedium]: hidden, [media.large]: hidden } }))
/** Facts that a line on phones has no space for, or that stand in another place there. */
export const onDesktops = style(inLayer('domain', { '@media': { [media.belowLarge]: hidden } }))
export const notOnPhones = style(inLayer('domain', { '@media': { [media.belowMedium]: hidden } }))

/** Quiet: it asks for nothing. */
export const noRenewal = style(inLayer('domain', { color: vars.color.text.tertiary }))
