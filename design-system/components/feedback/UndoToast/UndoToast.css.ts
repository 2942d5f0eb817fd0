import { createVar, fallbackVar, keyframes, style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { toastHeight } from '#ds/css/toast-position.css.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('components', declarations))

/** The share of the time that is left, from 1 to 0, in whole seconds. */
export const share = createVar()
/** All the time that there is. */
export const duration = createVar()
/** The time that has passed, negative. */
export const elapsed = createVar()

/** Above a toast, which is at the same edge. */
export const region = rule({
  position: 'fixed',
  zIndex: vars.layerOrder.toast,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  insetBlockEnd: `calc(max(${vars.space.sm}, env(safe-area-inset-bottom)) + ${fallbackVar(toastHeight, '0em')})`,
  insetInline: vars.space.sm,
  pointerEvents: 'none',
  '@media': {
    [media.medium]: {
      insetBlockEnd: `calc(${vars.space.lg} + ${fallbackVar(toastHeight, '0em')})`,
      insetInlineStart: 'auto',
      insetInlineEnd: vars.space.lg,
      inlineSize: vars.measure.toast,
    },
  },
})

const rise = keyframes({ from: { opacity: 0, transform: `translateY(${vars.travel.enter})` } })

export const card = rule({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.sm,
  padding: vars.space.sm,
  // The line runs along the rounded edge.
  overflow: 'clip',
  background: color.surface.overlay,
  borderWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
  borderRadius: vars.radius.card,
  boxShadow: `${vars.shadowShape.floating} ${color.shadow}`,
  pointerEvents: 'auto',
  '@media': {
    [media.medium]: { flexWrap: 'nowrap' },
    [media.motionAllowed]: {
      animationName: rise,
      animationDuration: vars.duration.enter,
      animationTimingFunction: vars.easing.out,
      animationFillMode: 'backwards',
    },
  },
})

export const icon = rule({ flexShrink: 0, color: color.text.secondary })

/** Beside the icon, so that on a phone the button is what wraps. */
export const words = rule({ flex: '1 1 60%', minInlineSize: 0, overflowWrap: 'anywhere' })

/** A finger's target across the card on a phone. */
export const button = rule({
  flexShrink: 0,
  maxInlineSize: '50%',
  '@media': {
    [media.belowMedium]: { flexBasis: '100%', maxInlineSize: '100%', minBlockSize: vars.controlHeight.large },
  },
})

/** Breaks within a word before it overflows. */
export const label = rule({ minInlineSize: 0, overflowWrap: 'anywhere' })

export const seconds = rule({
  color: color.text.secondary,
  fontWeight: vars.fontWeight.regular,
})

const runOut = keyframes({ from: { transform: 'scaleX(1)' }, to: { transform: 'scaleX(0)' } })

/** The water line. It runs out, or, without motion, becomes shorter with each second. */
export const line = rule({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInline: 0,
  blockSize: vars.focusRing.width,
  background: color.water.line,
  transform: `scaleX(${share})`,
  transformOrigin: 'left',
  '@media': {
    [media.forcedColors]: { background: 'CanvasText' },
    [media.motionAllowed]: {
      animationName: runOut,
      animationDuration: duration,
      animationDelay: elapsed,
      animationTimingFunction: 'linear',
      animationFillMode: 'both',
      animationPlayState: 'paused',
      selectors: { '[data-running] > &': { animationPlayState: 'running' } },
    },
  },
})
