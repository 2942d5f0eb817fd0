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
export const notOnTablets = style(inLayer('domain', { '@media': { [media.mediumOnly]: hidden } }))
