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
