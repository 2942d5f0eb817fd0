import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'

/** Two columns, so that the same action is aligned in all rows, however long its label is. On phones they wrap. */
export const actions = style(
  inLayer('domain', {
    display: 'inline-grid',
    gridTemplateColumns: 'max-content minmax(14ch, max-content)',
    justifyItems: 'start',
    gap: vars.space['2xs'],
    '@media': { [media.belowMedium]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'end' } },
  }),
)

/** Moves to its own line before it breaks. */
export const headingAddress = style(inLayer('domain', { display: 'inline-block' }))
