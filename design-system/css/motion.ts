import type { StyleRule } from '@vanilla-extract/css'
import { media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'

/**
 * The only way to move: a transition that exists only where the reader has not asked for less motion.
 * `speed` is `state` (120 ms: hover, press), `enter` (200 ms: appear, leave) or `reveal` (400 ms: scroll-in).
 */
export const transition = (
  properties: readonly string[],
  speed: 'state' | 'enter' | 'reveal' = 'state',
): Pick<StyleRule, '@media'> => ({
  '@media': {
    [media.motionAllowed]: {
      transitionProperty: properties.join(', '),
      transitionDuration: vars.duration[speed],
      transitionTimingFunction: vars.easing.out,
    },
  },
})
