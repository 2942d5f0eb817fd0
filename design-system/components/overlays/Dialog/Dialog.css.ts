import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { dialogCloseButton, dialogSurface } from '#ds/css/dialog-surface.ts'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { enterTransition } from '#ds/css/motion.ts'
import { toastPosition } from '#ds/css/toast-position.css.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('components', declarations)

const solid = (fill: string) => `linear-gradient(${fill}, ${fill})`

export const backdrop = style(
  rule({
    background: color.backdrop,
    ...enterTransition({ opacity: 0 }),
    '@media': {
      ...enterTransition({ opacity: 0 })['@media'],
      [media.print]: { background: 'none' },
    },
  }),
)

/** Visible height: Ariakit subtracts an open on-screen keyboard. */
const viewportHeight = 'var(--dialog-viewport-height, 100dvh)'

export const dialog = recipe({
  base: rule({
    position: 'fixed',
    zIndex: vars.layerOrder.dialog,
    insetInline: 0,
    // It is a sheet on the lower edge, or above the on-screen keyboard.
    insetBlockEnd: `calc(100dvh - ${viewportHeight})`,
    display: 'flex',
    flexDirection: 'column',
    maxBlockSize: `calc(${viewportHeight} - ${vars.space.lg})`,
    ...dialogSurface,
    borderBlockEndWidth: 0,
    // It is clipped and not hidden: a focused control would scroll the header and the close button out of sight.
    overflow: 'clip',
    selectors: { '&:focus-visible': { outline: 'none' } },
    '@media': {
      ...enterTransition({ opacity: 0, transform: `translateY(${vars.travel.enter})` })['@media'],
      [media.medium]: {
        // It is centred in the space that the keyboard leaves.
        insetBlockStart: 0,
        margin: 'auto',
        blockSize: 'fit-content',
        maxBlockSize: `calc(${viewportHeight} - ${vars.space.xl} * 2)`,
        borderBlockEndWidth: vars.borderWidth.hairline,
        borderRadius: vars.radius.dialog,
      },
      [media.forcedColors]: { borderWidth: vars.borderWidth.strong },
      [media.print]: { position: 'static', maxBlockSize: 'none', borderWidth: 0, boxShadow: 'none' },
    },
  }),
  variants: {
    size: {
      medium: rule({ '@media': { [media.medium]: { inlineSize: vars.measure.dialog } } }),
      wide: rule({
        // On a phone it always takes the full height, so that it does not jump when its content changes.
        blockSize: viewportHeight,
        '@media': {
          [media.medium]: { inlineSize: `min(${vars.measure.dialogWide}, 100% - ${vars.space.xl} * 2)` },
        },
      }),
    },
  },
})

// Where scrollbars take up space, the page reserves that space while it cannot scroll. The backdrop does not cover it; only the
// root's background colour does, and this mix comes closest to the backdrop in both themes. The rest of the page keeps its canvas.
globalStyle(
  `html:has(.${dialog.classNames.base}[data-open])`,
  rule({
    backgroundColor: `color-mix(in oklab, oklch(from ${color.backdrop} l c h / 1) 42%, ${color.surface.canvas})`,
  }),
)
globalStyle(
  `html:has(.${dialog.classNames.base}[data-open])::before`,
  rule({ content: "''", position: 'fixed', inset: 0, zIndex: -1, background: color.surface.canvas }),
)

// An open dialog is printed without the page behind it.
globalStyle(
  `body:has(.${dialog.classNames.base}[data-open]) > :not(:has(.${dialog.classNames.base}[data-open]))`,
  rule({ '@media': { [media.print]: { display: 'none' } } }),
)

// A toast is next to a dialog where it fits, otherwise above its heading: since it comes by itself, it neither moves
// nor covers what somebody is about to click, such as the footer or the close button.
globalStyle(
  `html:has(.${dialog.classNames.base}[data-open])`,
  rule({
    vars: {
      [toastPosition.top]: `max(${vars.space.xs}, env(safe-area-inset-top))`,
      [toastPosition.bottom]: 'auto',
      [toastPosition.end]: `calc(${vars.space.md} + ${vars.controlHeight.large} + ${vars.space.xs})`,
    },
    '@media': { [media.medium]: { vars: { [toastPosition.start]: vars.space.lg, [toastPosition.end]: 'auto' } } },
  }),
)

globalStyle(
  `html:has(.${dialog.classNames.variants.size.medium}[data-open])`,
  rule({
    '@media': {
      [media.wide]: {
        vars: {
          [toastPosition.width]: `min(${vars.measure.toast}, (100vw - ${vars.measure.dialog}) / 2 - ${vars.space.lg} - ${vars.space.sm})`,
        },
      },
    },
  }),
)

const edge = vars.space.lg

export const header = style(
  rule({
    flexShrink: 0,
    paddingBlock: `${edge} ${vars.space.md}`,
    paddingInlineStart: edge,
    // Leaves space for the close button.
    paddingInlineEnd: `calc(${edge} + ${vars.controlHeight.medium})`,
  }),
)

export const heading = style(
  rule({
    fontSize: vars.fontSize.title,
    fontWeight: vars.fontWeight.semibold,
    lineHeight: vars.lineHeight.snug,
    textWrap: 'balance',
  }),
)

export const description = style(
  rule({ paddingBlockStart: vars.space['2xs'], color: color.text.secondary, fontSize: vars.fontSize.small }),
)

const line = `100% ${vars.borderWidth.hairline} no-repeat`

export const body = style(
  rule({
    flex: '1 1 auto',
    minBlockSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    // A focused control scrolls to above the fading part of the lower edge.
    selectors: {
      '&[data-more-below]': { scrollPaddingBlockEnd: vars.space.xl },
      '&:focus-visible': { outlineOffset: `calc(${vars.focusRing.width} * -1)` },
    },
    // Each edge that hides more content has a hairline: the solid covers scroll with the content and uncover it.
    background: [
      `${solid(color.surface.overlay)} top / ${line} local`,
      `${solid(color.surface.overlay)} bottom / ${line} local`,
      `${solid(color.line.hairline)} top / ${line} scroll`,
      `${solid(color.line.hairline)} bottom / ${line} scroll`,
    ].join(', '),
  }),
)

/** The padding is inside the scroll container, so that focus rings are not clipped. */
export const content = style(rule({ paddingInline: edge, paddingBlock: `${vars.space.xs} ${edge}` }))
export const contentAboveFooter = style(rule({ paddingBlockEnd: vars.space.xs }))

export const footer = style(
  rule({
    // On a phone the buttons share the width, or are below each other with large text.
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(7em, 100%), 1fr))',
    gap: vars.space.sm,
    flexShrink: 0,
    paddingInline: edge,
    paddingBlock: `${vars.space.md} ${edge}`,
    '@media': {
      [media.medium]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end' },
      [media.print]: { display: 'none' },
    },
  }),
)

export const close = style(rule({ ...dialogCloseButton, '@media': { [media.print]: { display: 'none' } } }))
