import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'

/** A status, and whose it is, in one line where there is space. */
export const status = style(
  inLayer('domain', { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs }),
)

/** Two facts in a cell, no higher than one dense row. */
export const lines = style(inLayer('domain', { display: 'grid', lineHeight: vars.lineHeight.tight, minInlineSize: 0 }))

/** A fact whose column tablets have no space for. */
export const nameOnTablets = style(
  inLayer('domain', { '@media': { [media.belowMedium]: { display: 'none' }, [media.large]: { display: 'none' } } }),
)

/** Moves to its own line before it breaks. */
export const headingAddress = style(inLayer('domain', { display: 'inline-block' }))
