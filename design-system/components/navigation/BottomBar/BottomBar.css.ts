import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { bottomBarHeight } from '#ds/css/bottom-bar-height.css.ts'
import { focusRing } from '#ds/css/focus-ring.ts'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { transition } from '#ds/css/motion.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('components', declarations)

/** Without the hairline. */
const itemHeight = `calc(${vars.space['3xl']} - ${vars.space['2xs']} - ${vars.borderWidth.hairline})`
const barHeight = `calc(${itemHeight} + ${vars.borderWidth.hairline} + env(safe-area-inset-bottom))`

// Toasts and the support chat stay above the bar, and what gets the focus scrolls into view above it (WCAG 2.2, 2.4.11).
globalStyle(
  'html:has([data-component="BottomBar"])',
  rule({
    '@media': {
      [media.belowMedium]: {
        vars: { [bottomBarHeight]: barHeight },
        scrollPaddingBlockEnd: `calc(${barHeight} + ${vars.space.xs})`,
      },
    },
  }),
)

/** Sticks to the lower edge of the window, in the flow of the page: so nothing of the page is ever behind it at the end. */
export const bar = style(
  rule({
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: vars.layerOrder.sticky,
    display: 'grid',
    // Phones without a home button have a bar of their own at the edge.
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    borderBlockStartWidth: vars.borderWidth.hairline,
    borderColor: color.line.hairline,
    background: color.surface.canvas,
  }),
)

export const columns = styleVariants({ 1: 1, 2: 2, 3: 3, 4: 4, 5: 5 }, (count) => [
  rule({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` }),
])

const ringInside = { ...focusRing, outlineOffset: `calc(-1 * ${vars.focusRing.width})` }

export const item = style(
  rule({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space['2xs'],
    // 59 and the hairline are 60.
    minBlockSize: itemHeight,
    paddingBlock: vars.space['2xs'],
    borderRadius: vars.radius.control,
    color: color.text.secondary,
    // With text at 200 % five words still fit, each in two lines.
    fontSize: `min(${vars.fontSize.caption}, 5vw)`,
    lineHeight: vars.lineHeight.snug,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    ...transition(['background-color', 'color']),
    selectors: {
      '&:focus-visible': ringInside,
      '&:hover': { '@media': { [media.canHover]: { color: color.text.primary } } },
      '&:active': { background: color.surface.pressed },
      '&[aria-current]': { color: color.text.primary, fontWeight: vars.fontWeight.semibold },
    },
  }),
)

/** Moving water where one is. Its surface interrupts the hairline of the bar. */
export const wave = style(
  rule({
    position: 'absolute',
    insetBlockStart: `calc(-0.5 * ${vars.space.xs} - 0.5 * ${vars.borderWidth.hairline})`,
    insetInline: 0,
    justifySelf: 'center',
    inlineSize: `calc(${vars.space['2xl']} - ${vars.space['2xs']})`,
    blockSize: vars.space.xs,
    marginInline: 'auto',
    overflow: 'visible',
    background: `linear-gradient(${color.surface.canvas}, ${color.surface.canvas}) center / 100% ${vars.borderWidth.strong} no-repeat`,
    fill: 'none',
    stroke: color.tone.brand.text,
    strokeWidth: 2,
    '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
  }),
)

export const symbol = style(rule({ position: 'relative', display: 'grid' }))

export const dot = style(
  rule({
    position: 'absolute',
    insetBlockStart: `calc(-0.5 * ${vars.space['2xs']})`,
    insetInlineEnd: `calc(-1 * ${vars.space.xs})`,
    inlineSize: vars.space.xs,
    blockSize: vars.space.xs,
    borderRadius: vars.radius.full,
    background: color.tone.brand.text,
    '@media': { [media.forcedColors]: { background: 'Highlight' } },
  }),
)

/** Reserves the width of the semibold label, so that nothing moves when the selection changes. */
export const label = style(
  rule({
    display: 'inline-grid',
    maxInlineSize: '100%',
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
