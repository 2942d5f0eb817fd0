import { createVar, fallbackVar, keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { bottomBarSpace } from '#ds/css/bottom-bar-height.css.ts'
import { whenFocusVisible } from '#ds/css/focus-ring.ts'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { transition } from '#ds/css/motion.ts'
import { toastInlineEnd, toastPosition } from '#ds/css/toast-position.css.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('components', declarations)

export const region = style(
  rule({
    position: 'fixed',
    zIndex: vars.layerOrder.toast,
    insetBlockStart: fallbackVar(toastPosition.top, 'auto'),
    insetBlockEnd: fallbackVar(
      toastPosition.bottom,
      `max(${bottomBarSpace} + ${vars.space.sm}, env(safe-area-inset-bottom))`,
    ),
    insetInlineStart: vars.space.sm,
    insetInlineEnd: fallbackVar(toastPosition.end, vars.space.sm),
    // Leaves space for the focus ring while there is no toast.
    minBlockSize: vars.controlHeight.small,
    borderRadius: vars.radius.card,
    pointerEvents: 'none',
    selectors: whenFocusVisible,
    '@media': {
      [media.medium]: {
        insetBlockEnd: fallbackVar(toastPosition.bottom, vars.space.lg),
        insetInlineStart: fallbackVar(toastPosition.start, 'auto'),
        insetInlineEnd: fallbackVar(toastPosition.end, toastInlineEnd, vars.space.lg),
        inlineSize: '100%',
        maxInlineSize: fallbackVar(toastPosition.width, vars.measure.toast),
      },
    },
  }),
)

/** Distance by which the toast follows the pointer. */
export const swipeOffset = createVar()

const rise = keyframes({ from: { opacity: 0, transform: `translateY(${vars.travel.enter})` } })
const sink = keyframes({ to: { opacity: 0, transform: `translateY(${vars.travel.enter})` } })
/** Continues from where it was released. */
const slideOut = keyframes({ to: { opacity: 0, transform: 'translateX(50%)' } })

const animation = (name: string, fill: 'backwards' | 'forwards') => ({
  '@media': {
    [media.motionAllowed]: {
      animationName: name,
      animationDuration: vars.duration.enter,
      animationTimingFunction: vars.easing.out,
      animationFillMode: fill,
    },
  },
})

export const card = recipe({
  base: rule({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.sm,
    padding: vars.space.sm,
    background: color.surface.overlay,
    borderWidth: vars.borderWidth.hairline,
    borderColor: color.line.hairline,
    borderRadius: vars.radius.card,
    boxShadow: `${vars.shadowShape.floating} ${color.shadow}`,
    pointerEvents: 'auto',
    // Vertical gestures scroll the page; horizontal ones are swipes.
    touchAction: 'pan-y',
    userSelect: 'none',
    ...transition(['translate'], 'enter'),
    selectors: {
      ...whenFocusVisible,
      '&[data-state="open"]': animation(rise, 'backwards'),
      '&[data-state="closed"]': animation(sink, 'forwards'),
      '&[data-closed-by="swipe"]': animation(slideOut, 'forwards'),
      // Reduced motion removes the animation, not the gesture.
      '&[data-swiping], &[data-closed-by="swipe"]': {
        '@media': { [media.motionAllowed]: { translate: `${swipeOffset} 0`, transitionDuration: vars.duration.none } },
      },
    },
  }),
  variants: {
    tone: {
      neutral: {},
      positive: {},
      critical: rule({ borderColor: color.tone.critical.line }),
    },
  },
})

/** A tile as high as the close button. The icons differ in outline, and a failure's tile is filled, so colour is not the only sign. */
export const icon = recipe({
  base: rule({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: vars.controlHeight.small,
    blockSize: vars.controlHeight.small,
    borderRadius: vars.radius.control,
  }),
  variants: {
    tone: {
      neutral: rule({ background: color.tone.neutral.soft, color: color.tone.neutral.onSoft }),
      positive: rule({ background: color.tone.positive.solid, color: color.tone.positive.onSolid }),
      critical: rule({ background: color.tone.critical.solid, color: color.tone.critical.onSolid }),
    },
  },
})

const firstLineOffset = `calc((${vars.controlHeight.small} - 1lh) / 2)`

/** Aligns the first line with the icon and the close button. */
export const content = style(
  rule({
    flexGrow: 1,
    minInlineSize: 0,
    paddingBlock: firstLineOffset,
    fontSize: vars.fontSize.small,
    lineHeight: vars.lineHeight.body,
  }),
)

export const action = style(rule({ alignSelf: 'start' }))
