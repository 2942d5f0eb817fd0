import { style } from '@vanilla-extract/css'
import { fingerRow, fingerTarget } from '#ds/css/finger-target.ts'
import { focusRing } from '#ds/css/focus-ring.ts'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { transition } from '#ds/css/motion.ts'
import { movingWater } from '#ds/css/moving-water.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('components', declarations)

/** The list clips what overflows, so the focus ring is inside the tab. */
const ringInside = { ...focusRing, outlineOffset: `calc(-1 * ${vars.focusRing.width})` }

/** The hairline is in the middle of the waves of the selected tab, which are a little below it as well. */
const waterDepth = vars.space['2xs']

const scrolling = {
  position: 'relative',
  display: 'flex',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  overscrollBehaviorInline: 'contain',
} as const

/** Scrolls sideways if the tabs do not fit, without a scrollbar, which would shift the page: it fades where it is cut. */
export const list = {
  /** The list begins before its container, so that the first label, not the surface around it, is aligned with what is above and below. */
  water: style(
    rule({
      ...scrolling,
      insetInlineStart: `calc(-1 * ${vars.space.md})`,
      inlineSize: `calc(100% + ${vars.space.md})`,
      // A Stack makes its children no wider than itself.
      maxInlineSize: 'none',
      // It is not a border: it stays inside the container, and does not scroll.
      background: `linear-gradient(${vars.color.line.hairline}, ${vars.color.line.hairline}) right 0 bottom ${waterDepth} / calc(100% - ${vars.space.md}) ${vars.borderWidth.hairline} no-repeat`,
    }),
  ),
  quiet: style(rule({ ...scrolling, ...fingerRow, minInlineSize: 0, gap: vars.space['2xs'] })),
}

const belowLabel = {
  content: '',
  position: 'absolute',
  insetInline: vars.space.md,
  transformOrigin: 'left',
} as const

const base = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: vars.space.xs,
  color: vars.color.text.secondary,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.medium,
  whiteSpace: 'nowrap',
} as const

const states = {
  '&:focus-visible': ringInside,
  '&[data-focus-visible]': ringInside,
  // The selected tab keeps its colour below the pointer: a hover is never stronger than a choice.
  '&:hover:not([aria-selected="true"])': { '@media': { [media.canHover]: { color: vars.color.text.primary } } },
  '&:active': { background: vars.color.surface.pressed },
} as const

export const tab = {
  water: style(
    rule({
      ...base,
      minBlockSize: vars.controlHeight.large,
      paddingInline: vars.space.md,
      paddingBlockEnd: waterDepth,
      borderRadius: vars.radius.small,
      ...transition(['color', 'background-color']),
      selectors: {
        ...states,
        '&[aria-selected="true"]': { color: vars.color.tone.brand.text, fontWeight: vars.fontWeight.semibold },
        // The moving water marks the selected tab, and interrupts the hairline.
        '&[aria-selected="true"]::before': {
          ...belowLabel,
          insetBlockEnd: waterDepth,
          blockSize: vars.borderWidth.hairline,
          background: vars.color.surface.canvas,
        },
        '&[aria-selected="true"]::after': { ...belowLabel, insetBlockEnd: 0, ...movingWater },
      },
    }),
  ),
  /** As high as a chip. The selected one is filled, and has an outline, which forced colours keep. */
  quiet: style(
    rule({
      ...base,
      minBlockSize: vars.controlHeight.small,
      paddingInline: vars.space.sm,
      borderWidth: vars.borderWidth.hairline,
      borderStyle: 'solid',
      borderColor: 'transparent',
      borderRadius: vars.radius.full,
      ...transition(['color', 'background-color']),
      selectors: {
        ...states,
        '&[aria-selected="true"]': {
          borderColor: vars.color.tone.brand.line,
          background: vars.color.tone.brand.soft,
          color: vars.color.tone.brand.onSoft,
          fontWeight: vars.fontWeight.semibold,
          '@media': { [media.forcedColors]: { borderColor: 'Highlight' } },
        },
        '&::after': fingerTarget,
      },
    }),
  ),
}

/** Reserves the width of the semibold label below the medium one, so that nothing moves when the selection changes. */
export const label = style(
  rule({
    display: 'inline-grid',
    selectors: {
      '&::after': {
        content: 'attr(data-text) / ""',
        blockSize: 0,
        overflow: 'hidden',
        fontWeight: vars.fontWeight.semibold,
        visibility: 'hidden',
      },
    },
  }),
)

/**
 * Only the panel of the selected tab is ever shown: Ariakit keeps the one before for two frames, to see whether it fades out, and what follows
 * would stand below both.
 */
export const panel = style(
  rule({ borderRadius: vars.radius.small, selectors: { '&:not([data-open])': { display: 'none' } } }),
)
