import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'

export const page = style(
  inLayer('screens', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr auto',
    minBlockSize: '100dvh',
  }),
)
