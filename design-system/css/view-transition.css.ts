import { globalStyle } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { vars } from '#ds/tokens/contract.css.ts'

// Only what has a name takes part, not the page as a whole: what a browser has captured takes no clicks.
globalStyle(':root', inLayer('primitives', { viewTransitionName: 'none' }))
globalStyle('::view-transition', inLayer('primitives', { pointerEvents: 'none' }))

globalStyle(
  '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)',
  inLayer('primitives', {
    animationDuration: vars.duration.enter,
    animationTimingFunction: vars.easing.out,
  }),
)

// A word that becomes larger keeps its shape instead of being stretched.
globalStyle(
  '::view-transition-old(*), ::view-transition-new(*)',
  inLayer('primitives', { blockSize: '100%', inlineSize: 'auto' }),
)
