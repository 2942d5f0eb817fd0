import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { vars } from '#ds/tokens/contract.css.ts'

/** A plan and its resources, no higher than one dense row. */
export const plan = style(
  inLayer('domain', { display: 'grid', lineHeight: vars.lineHeight.tight, whiteSpace: 'nowrap' }),
)
