import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { transition } from '#ds/css/motion.ts'
import { vars } from '#ds/tokens/contract.css.ts'

export const root = style(
  inLayer('components', {
    selectors: {
      '&[data-phase="waiting"]': {
        '@media': {
          [`screen and ${media.motionAllowed}`]: { opacity: 0, transform: `translateY(${vars.travel.reveal})` },
        },
      },
      '&[data-phase="revealed"]': transition(['opacity', 'transform'], 'reveal'),
    },
  }),
)
