import type { StyleRule } from '@vanilla-extract/css'
import { media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'

/**
 * A transition that applies only if the user has not asked for reduced motion. All transitions are made with this function.
 * `speed` is `state` (120 ms: hover, press), `enter` (200 ms: appear, disappear) or `reveal` (400 ms: scroll into view).
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
 * The transition with which a floating element appears and disappears: from `from` to its normal look while Ariakit sets
 * `data-enter`. With reduced motion the hidden state does not exist, so the element is visible as soon as it is rendered.
 */
export const enterTransition = (
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
