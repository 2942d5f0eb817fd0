import { globalStyle, style } from '@vanilla-extract/css'
import { headerHeight } from '#ds/account/header-height.ts'
import { bottomBarSpace } from '#ds/css/bottom-bar-height.css.ts'
import { fingerTarget } from '#ds/css/finger-target.ts'
import { whenFocusVisible } from '#ds/css/focus-ring.ts'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { enterTransition } from '#ds/css/motion.ts'
import { toastInlineEnd, toastPosition } from '#ds/css/toast-position.css.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('domain', declarations)

// Moves toasts away from the open panel: next to it on wide screens, above it on phones.
globalStyle(
  'html:has([data-component="SupportChat"][data-open])',
  rule({
    '@media': {
      // At the bottom, toasts would cover the sheet's buttons.
      [media.belowMedium]: {
        vars: {
          [toastPosition.top]: `max(${vars.space.xs}, env(safe-area-inset-top))`,
          [toastPosition.bottom]: 'auto',
        },
      },
      [media.medium]: {
        vars: { [toastInlineEnd]: `calc(${vars.space.lg} + ${vars.measure.chat} + ${vars.space.sm})` },
      },
    },
  }),
)

/** A square icon; on large screens the name is next to it. */
export const launcher = style(
  rule({
    flexShrink: 0,
    minInlineSize: vars.controlHeight.medium,
    paddingInline: vars.space.none,
    '@media': { [media.large]: { paddingInline: vars.space.sm } },
    selectors: { '&::after': fingerTarget },
  }),
)

export const launcherIcon = style(rule({ color: color.tone.brand.text }))

/** The visible name, on large screens only. */
export const launcherName = style(rule({ display: 'none', '@media': { [media.large]: { display: 'inline' } } }))

/** A sheet at the bottom edge on phones, above the bar that lies there, a panel below the header on wider screens. The page behind it stays usable. */
export const panel = style(
  rule({
    position: 'fixed',
    zIndex: vars.layerOrder.floating,
    background: color.surface.overlay,
    boxShadow: `${vars.shadowShape.floating} ${color.shadow}`,
    insetInline: 0,
    insetBlockEnd: bottomBarSpace,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.md,
    maxBlockSize: `calc(100dvh - ${vars.space['4xl']} - ${bottomBarSpace})`,
    padding: vars.space.md,
    overflowY: 'auto',
    borderWidth: vars.borderWidth.hairline,
    borderColor: color.line.hairline,
    borderStartStartRadius: vars.radius.dialog,
    borderStartEndRadius: vars.radius.dialog,
    color: color.text.primary,
    '@media': {
      ...enterTransition({ opacity: 0, transform: `translateY(${vars.travel.enter})` })['@media'],
      [media.medium]: {
        insetInline: `auto ${vars.space.lg}`,
        insetBlock: `calc(${headerHeight} + ${vars.space.xs}) auto`,
        maxBlockSize: `calc(100dvh - ${headerHeight} - 2 * ${vars.space.xs})`,
        inlineSize: vars.measure.chat,
        padding: vars.space.lg,
        borderRadius: vars.radius.dialog,
      },
      [media.forcedColors]: { borderWidth: vars.borderWidth.strong },
    },
  }),
)

export const header = style(
  rule({ display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: vars.space.sm }),
)

export const heading = style(
  rule({ fontSize: vars.fontSize.title, fontWeight: vars.fontWeight.semibold, lineHeight: vars.lineHeight.snug }),
)

export const presenceLine = style(rule({ display: 'flex', alignItems: 'baseline', gap: vars.space['2xs'] }))

/** A dot before the words, which say the same. */
export const presence = style(
  rule({
    flexShrink: 0,
    inlineSize: vars.space.xs,
    blockSize: vars.space.xs,
    borderRadius: vars.radius.full,
    background: color.text.tertiary,
    selectors: { '&[data-online="true"]': { background: color.tone.positive.solid } },
  }),
)

/** The messages scroll, the field below them stays. */
export const messages = style(
  rule({ flexShrink: 1, minBlockSize: vars.space['3xl'], overflowY: 'auto', selectors: whenFocusVisible }),
)
