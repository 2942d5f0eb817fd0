import { keyframes, style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rotate = keyframes({ to: { transform: 'rotate(360deg)' } })

export const spinner = style(
  inLayer('components', {
    '@media': {
      [media.motionAllowed]: {
        animationName: rotate,
        animationDuration: vars.duration.skeleton,
        animationTimingFunction: 'linear',
        animationIterationCount: 'infinite',
      },
    },
  }),
)
