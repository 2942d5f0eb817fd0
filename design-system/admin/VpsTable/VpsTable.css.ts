import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { vars } from '#ds/tokens/contract.css.ts'

/** Plan and what it gives, in the height of one dense row. */
export const plan = style(
  inLayer('domain', { display: 'grid', lineHeight: vars.lineHeight.tight, whiteSpace: 'nowrap' }),
)
