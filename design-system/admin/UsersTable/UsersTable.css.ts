import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

/** A status, and whose it is, in one line where there is space. */
export const status = style(
  inLayer('domain', { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs }),
)

/** Two facts in a cell, no higher than one dense row. */
export const lines = style(inLayer('domain', { display: 'grid', lineHeight: vars.lineHeight.tight, minInlineSize: 0 }))

/** The email below the name where tablets have no space for its column. On phones it has its own place. */
export const emailBelowLarge = style(
  inLayer('domain', {
    color: color.text.tertiary,
    fontSize: vars.fontSize.caption,
    fontWeight: vars.fontWeight.regular,
    '@media': { [media.belowMedium]: { display: 'none' }, [media.large]: { display: 'none' } },
  }),
)

/** Moves to its own line before it breaks. */
export const headingAddress = style(inLayer('domain', { display: 'inline-block' }))
