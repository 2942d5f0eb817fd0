import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'

/** Lines under each other in one cell; in a stacked row all values end on one edge. */
export const lines = style(
  inLayer('domain', {
    display: 'grid',
    gap: vars.space['2xs'],
    justifyItems: 'start',
    lineHeight: vars.lineHeight.tight,
    '@media': { [media.belowMedium]: { justifyItems: 'end', minInlineSize: 0 } },
  }),
)

/** As `lines`, for what ends on one edge everywhere. */
export const amounts = style(
  inLayer('domain', { display: 'grid', justifyItems: 'end', lineHeight: vars.lineHeight.tight }),
)

/** What a machine said: whole, on as many lines as it takes. */
export const message = style(inLayer('domain', { maxInlineSize: '44ch', overflowWrap: 'anywhere' }))
