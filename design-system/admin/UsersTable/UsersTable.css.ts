import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'

/** Two columns of their own, so that the same action stands under the same action whatever its word's length. */
export const actions = style(
  inLayer('domain', {
    display: 'inline-grid',
    gridTemplateColumns: 'max-content minmax(14ch, max-content)',
    justifyItems: 'start',
    gap: vars.space['2xs'],
    '@media': { [media.belowMedium]: { gridTemplateColumns: 'repeat(2, max-content)' } },
  }),
)

/** On a line of its own before it breaks. */
export const addressInQuestion = style(inLayer('domain', { display: 'inline-block' }))
