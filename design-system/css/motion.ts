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

/**
 * How something that floats appears and leaves: from `from` to what it is, while Ariakit marks it `data-enter`. With less
 * motion asked for it has no hidden start at all, so it is there the moment it is rendered.
 */
export const entering = (
  from: { opacity: 0; transform?: string },
  speed: 'state' | 'enter' = 'enter',
): Pick<StyleRule, '@media'> => ({
  '@media': {
    [media.motionAllowed]: {
      ...transition(Object.keys(from), speed)['@media']?.[media.motionAllowed],
      ...from,
      selectors: { '&[data-enter]': { opacity: 1, transform: 'none' } },
    },
  },
})
