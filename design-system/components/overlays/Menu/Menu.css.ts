import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { enterTransition } from '#ds/css/motion.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('components', declarations)

export const menu = style(
  rule({
    zIndex: vars.layerOrder.menu,
    display: 'flex',
    flexDirection: 'column',
    // With text at 200 % it could be wider than a phone.
    minInlineSize: `min(${vars.measure.menuMin}, var(--popover-available-width))`,
    maxInlineSize: `min(${vars.measure.menu}, var(--popover-available-width))`,
    maxBlockSize: 'var(--popover-available-height)',
    overflow: 'auto',
    // It is inside the element with its button, such as a cell of numbers, but its texts are not.
    textAlign: 'start',
    whiteSpace: 'normal',
    padding: vars.space['2xs'],
    borderWidth: vars.borderWidth.hairline,
    borderColor: vars.color.line.hairline,
    borderRadius: vars.radius.card,
    background: vars.color.surface.overlay,
    boxShadow: `${vars.shadowShape.floating} ${vars.color.shadow}`,
    outline: 'none',
    ...enterTransition({ opacity: 0, transform: `translateY(calc(-0.5 * ${vars.travel.enter}))` }),
  }),
)

export const item = style(
  rule({
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    gap: vars.space.sm,
    minBlockSize: vars.controlHeight.medium,
    paddingInline: vars.space.sm,
    paddingBlock: vars.space['2xs'],
    borderRadius: vars.radius.control,
    color: vars.color.text.primary,
    fontSize: vars.fontSize.small,
    lineHeight: vars.lineHeight.snug,
    overflowWrap: 'anywhere',
    textDecoration: 'none',
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      // The active item is highlighted for pointer and keyboard alike; the focus ring is for the keyboard only.
      '&[data-active-item]': {
        background: vars.color.surface.hover,
        '@media': {
          [media.forcedColors]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        },
      },
      '&:active:not([aria-disabled="true"])': { background: vars.color.surface.pressed },
      '&[data-focus-visible]': {
        outline: `${vars.focusRing.width} solid ${vars.color.line.focus}`,
        outlineOffset: `calc(-1 * ${vars.focusRing.width})`,
      },
    },
  }),
)

export const itemIcon = style(
  rule({ color: vars.color.text.tertiary, '@media': { [media.forcedColors]: { color: 'inherit' } } }),
)

export const separator = style(
  rule({
    flexShrink: 0,
    blockSize: 0,
    marginBlock: vars.space['2xs'],
    borderBlockStartWidth: vars.borderWidth.hairline,
    borderColor: vars.color.line.hairline,
  }),
)
