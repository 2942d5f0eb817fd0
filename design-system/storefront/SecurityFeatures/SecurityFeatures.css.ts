import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'

export const features = style(
  inLayer('domain', {
    display: 'grid',
    gap: vars.space.lg,
    '@media': {
      [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: vars.space.xl },
      [media.large]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  }),
)
