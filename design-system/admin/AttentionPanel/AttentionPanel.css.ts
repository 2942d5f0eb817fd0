import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'

/** Several lines in one cell; in a stacked row all values are aligned to one edge. */
export const lines = style(
  inLayer('domain', {
    display: 'grid',
    gap: vars.space['2xs'],
    justifyItems: 'start',
    lineHeight: vars.lineHeight.tight,
    '@media': { [media.belowMedium]: { justifyItems: 'end', minInlineSize: 0 } },
  }),
)

/** Like `lines`, but always aligned to the end. */
export const amounts = style(
  inLayer('domain', { display: 'grid', justifyItems: 'end', lineHeight: vars.lineHeight.tight }),
)

/** An error message from the server: shown in full, on as many lines as needed. */
export const message = style(inLayer('domain', { maxInlineSize: '44ch', overflowWrap: 'anywhere' }))
