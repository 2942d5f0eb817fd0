import { fallbackVar, globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { dialogClose, dialogSurface } from '#ds/css/dialog-surface.ts'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { entering } from '#ds/css/motion.ts'
import { toastAside, toastStrip } from '#ds/css/toast-place.css.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('components', declarations)

const plain = (fill: string) => `linear-gradient(${fill}, ${fill})`

// Where scrollbars take room, the page keeps the place of its own while it cannot scroll. The backdrop does not reach into
// that place, and of the root only the plain colour does: this share of backdrop comes closest in both themes. The rest of
// the page keeps its canvas.
globalStyle(
  'html:has([data-component="Dialog"][data-open])',
  rule({
    backgroundColor: `color-mix(in oklab, oklch(from ${color.backdrop} l c h / 1) 42%, ${color.surface.canvas})`,
  }),
)
globalStyle(
  'html:has([data-component="Dialog"][data-open])::before',
  rule({ content: "''", position: 'fixed', inset: 0, zIndex: -1, background: color.surface.canvas }),
)

export const backdrop = style(
  rule({
    background: color.backdrop,
    ...entering({ opacity: 0 }),
  }),
)

/** Height that is really there: Ariakit takes an open on-screen keyboard off it. */
const viewportHeight = 'var(--dialog-viewport-height, 100dvh)'

const toastHeight = fallbackVar(toastStrip, '0em')
/** What a toast takes at the upper edge, with the room above and below it; nothing without one. */
const strip = `(${toastHeight} + min(${toastHeight}, max(${vars.space.xs}, env(safe-area-inset-top)) + ${vars.space.xs}))`

export const dialog = recipe({
  base: rule({
    position: 'fixed',
    zIndex: vars.layerOrder.dialog,
    insetInline: 0,
    // A sheet on the lower edge, or on the keyboard when there is one.
    insetBlockEnd: `calc(100dvh - ${viewportHeight})`,
    display: 'flex',
    flexDirection: 'column',
    maxBlockSize: `calc(${viewportHeight} - max(${vars.space.lg}, ${strip}))`,
    ...dialogSurface,
    borderBlockEndWidth: 0,
    overflow: 'hidden',
    selectors: { '&:focus-visible': { outline: 'none' } },
    '@media': {
      ...entering({ opacity: 0, transform: `translateY(${vars.travel.enter})` })['@media'],
      [media.medium]: {
        // In the middle of what keyboard and toast leave.
        insetBlockStart: `max(0em, ${strip} - ${vars.space.xl})`,
        margin: 'auto',
        blockSize: 'fit-content',
        maxBlockSize: `calc(${viewportHeight} - max(${vars.space.xl}, ${strip}) - ${vars.space.xl})`,
        borderBlockEndWidth: vars.borderWidth.hairline,
        borderRadius: vars.radius.dialog,
      },
      [media.forcedColors]: { borderWidth: vars.borderWidth.strong },
    },
  }),
  variants: {
    size: {
      medium: rule({
        '@media': {
          [media.medium]: { inlineSize: vars.measure.dialog },
          // A toast stands beside it.
          [media.wide]: { insetBlockStart: 0, maxBlockSize: `calc(${viewportHeight} - ${vars.space.xl} * 2)` },
        },
      }),
      wide: rule({
        // On a phone a large task takes the whole height, so that it does not jump as its parts come and go.
        blockSize: `calc(${viewportHeight} - ${strip})`,
        '@media': {
          [media.medium]: { inlineSize: `min(${vars.measure.dialogWide}, 100% - ${vars.space.xl} * 2)` },
        },
      }),
    },
  },
})

// Toasts stand above a dialog, which leaves them room, or beside it.
globalStyle(
  `html:has(.${dialog.classNames.base}[data-open])`,
  rule({
    vars: {
      [toastAside.top]: `max(${vars.space.xs}, env(safe-area-inset-top))`,
      [toastAside.bottom]: 'auto',
    },
    '@media': { [media.medium]: { vars: { [toastAside.start]: vars.space.lg, [toastAside.end]: 'auto' } } },
  }),
)

globalStyle(
  `html:has(.${dialog.classNames.variants.size.medium}[data-open])`,
  rule({
    '@media': {
      [media.wide]: {
        vars: {
          [toastAside.width]: `min(${vars.measure.toast}, (100vw - ${vars.measure.dialog}) / 2 - ${vars.space.lg} - ${vars.space.sm})`,
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
    // Room for the close button.
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
    // A hairline where more is to be scrolled to: the covers move with the content and bare it.
    background: [
      `${plain(color.surface.overlay)} top / ${line} local`,
      `${plain(color.surface.overlay)} bottom / ${line} local`,
      `${plain(color.line.hairline)} top / ${line} scroll`,
      `${plain(color.line.hairline)} bottom / ${line} scroll`,
    ].join(', '),
    selectors: { '&:focus-visible': { outlineOffset: `calc(${vars.focusRing.width} * -1)` } },
  }),
)

/** Padding stands inside what scrolls, so that focus rings are not cut. */
export const content = style(rule({ paddingInline: edge, paddingBlock: `${vars.space.xs} ${edge}` }))
export const contentAboveFooter = style(rule({ paddingBlockEnd: vars.space.xs }))

export const footer = style(
  rule({
    // On a phone the buttons share the width.
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: vars.space.sm,
    flexShrink: 0,
    paddingInline: edge,
    paddingBlock: `${vars.space.md} ${edge}`,
    '@media': { [media.medium]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end' } },
  }),
)

export const close = style(rule(dialogClose))
