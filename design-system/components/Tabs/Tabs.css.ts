import { style } from '@vanilla-extract/css'
import { focusRing } from '#ds/css/focus-ring.ts'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { transition } from '#ds/css/motion.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('components', declarations)

/** The list clips what overflows, so the focus ring is inside the tab. */
const ringInside = { ...focusRing, outlineOffset: `calc(-1 * ${vars.focusRing.width})` }

/** Scrolls sideways if the tabs do not fit. Without a scrollbar, which would shift the page; the cut-off tab shows that there is more. */
export const list = style(
  rule({
    position: 'relative',
    display: 'flex',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    overscrollBehaviorInline: 'contain',
    borderBlockEndWidth: vars.borderWidth.hairline,
    borderColor: vars.color.line.hairline,
  }),
)

export const tab = style(
  rule({
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: 0,
    gap: vars.space.xs,
    minBlockSize: vars.controlHeight.large,
    paddingInline: vars.space.md,
    borderBlockEndWidth: vars.borderWidth.strong,
    borderColor: 'transparent',
    borderRadius: vars.radius.small,
    borderEndStartRadius: 0,
    borderEndEndRadius: 0,
    color: vars.color.text.secondary,
    fontSize: vars.fontSize.small,
    fontWeight: vars.fontWeight.medium,
    whiteSpace: 'nowrap',
    ...transition(['color', 'border-color']),
    selectors: {
      '&:focus-visible': ringInside,
      '&[data-focus-visible]': ringInside,
      '&:hover': { '@media': { [media.canHover]: { color: vars.color.text.primary } } },
      '&[aria-selected="true"]': {
        borderColor: vars.color.tone.brand.text,
        color: vars.color.tone.brand.text,
        fontWeight: vars.fontWeight.semibold,
        // Forced colours make every border visible; the selected tab has the system's highlight colour.
        '@media': { [media.forcedColors]: { borderColor: 'Highlight' } },
      },
      '&:not([aria-selected="true"])': { '@media': { [media.forcedColors]: { borderColor: 'Canvas' } } },
    },
  }),
)

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

export const panel = style(rule({ borderRadius: vars.radius.small }))
