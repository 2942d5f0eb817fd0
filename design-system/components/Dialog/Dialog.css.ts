import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { transition } from '#ds/css/motion.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('components', declarations)

export const backdrop = style(
  rule({
    zIndex: vars.layerOrder.dialog,
    background: color.backdrop,
    opacity: 0,
    ...transition(['opacity'], 'enter'),
    selectors: { '&[data-enter]': { opacity: 1 } },
  }),
)

/** Height that is really there: Ariakit takes an open on-screen keyboard off it. */
const viewportHeight = 'var(--dialog-viewport-height, 100dvh)'

const enterMove = transition(['opacity', 'transform'], 'enter')

export const dialog = recipe({
  base: rule({
    position: 'fixed',
    zIndex: vars.layerOrder.dialog,
    insetInline: 0,
    // A sheet that stands on the keyboard when there is one.
    insetBlockEnd: `calc(100dvh - ${viewportHeight})`,
    display: 'flex',
    flexDirection: 'column',
    maxBlockSize: `calc(${viewportHeight} - ${vars.space.lg})`,
    borderWidth: vars.borderWidth.hairline,
    borderBlockEndWidth: 0,
    borderColor: color.line.hairline,
    borderStartStartRadius: vars.radius.dialog,
    borderStartEndRadius: vars.radius.dialog,
    background: color.surface.overlay,
    color: color.text.primary,
    boxShadow: `${vars.shadowShape.dialog} ${color.shadow}`,
    opacity: 0,
    transform: `translateY(${vars.travel.enter})`,
    selectors: {
      '&[data-enter]': { opacity: 1, transform: 'none' },
      '&:focus-visible': { outline: 'none' },
    },
    '@media': {
      ...enterMove['@media'],
      [media.medium]: {
        inlineSize: 'fit-content',
        marginInline: 'auto',
        insetBlockStart: 0,
        marginBlock: 'auto',
        blockSize: 'fit-content',
        maxBlockSize: `calc(${viewportHeight} - ${vars.space.xl} * 2)`,
        borderBlockEndWidth: vars.borderWidth.hairline,
        borderRadius: vars.radius.dialog,
      },
      [media.forcedColors]: { borderWidth: vars.borderWidth.strong },
    },
  }),
  variants: {
    size: {
      medium: rule({ '@media': { [media.medium]: { inlineSize: vars.measure.dialog } } }),
      wide: rule({
        '@media': {
          [media.medium]: { inlineSize: `min(${vars.measure.dialogWide}, 100% - ${vars.space.xl} * 2)` },
        },
      }),
    },
  },
})

export const header = style(
  rule({
    flexShrink: 0,
    paddingBlock: vars.space.lg,
    paddingInlineStart: vars.space.lg,
    // Room for the close button.
    paddingInlineEnd: `calc(${vars.space.lg} + ${vars.controlHeight.medium})`,
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

export const body = style(
  rule({
    flex: '1 1 auto',
    minBlockSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    paddingInline: vars.space.lg,
    paddingBlock: vars.space['2xs'],
  }),
)

export const footer = style(
  rule({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: vars.space.sm,
    flexShrink: 0,
    padding: vars.space.lg,
    '@media': {
      [media.medium]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end' },
    },
  }),
)

export const close = style(
  rule({ position: 'absolute', insetBlockStart: vars.space.md, insetInlineEnd: vars.space.md }),
)
