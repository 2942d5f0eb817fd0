import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { vars } from '#ds/tokens/contract.css.ts'

/** A full page with a single element in its centre. */
export const page = style(
  inLayer('screens', {
    display: 'grid',
    placeItems: 'center',
    minBlockSize: '100dvh',
    color: vars.color.text.tertiary,
  }),
)
