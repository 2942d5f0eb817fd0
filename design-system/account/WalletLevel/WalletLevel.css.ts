import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('domain', declarations)

export const card = style(
  rule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.md,
    padding: vars.space.md,
    containerType: 'inline-size',
    borderWidth: vars.borderWidth.hairline,
    borderColor: vars.color.line.hairline,
    borderRadius: vars.radius.card,
    background: vars.color.surface.raised,
    '@media': { [media.medium]: { padding: vars.space.lg } },
  }),
)

/** The balance, until when it lasts, and the button, side by side as far as there is space. */
export const head = style(
  rule({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', columnGap: vars.space['2xl'], rowGap: vars.space.md }),
)

/** The most prominent number of the wallet. */
export const figure = style(
  rule({
    minInlineSize: 0,
    fontSize: vars.fontSize.display3,
    fontWeight: vars.fontWeight.semibold,
    lineHeight: vars.lineHeight.tight,
    letterSpacing: vars.letterSpacing.tight,
    overflowWrap: 'anywhere',
  }),
)

/** A long amount shrinks with the card instead of wrapping. */
export const longFigure = style(rule({ fontSize: `clamp(${vars.fontSize.large}, 7cqi, ${vars.fontSize.display3})` }))

/** Takes the space between the balance and the button; as wide as its words before they have loaded. */
export const outlook = style(rule({ flex: '1 1 14em', minInlineSize: 0, overflowWrap: 'anywhere' }))

/** The day and how far away it is. */
export const until = style(
  rule({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space.xs }),
)
export const untilDate = style(rule({ fontSize: vars.fontSize.title }))
/** Beside the balance and the button its words take two lines unless there is much space. */
export const reason = style(rule({ minBlockSize: '2lh', '@media': { [media.large]: { minBlockSize: '1lh' } } }))
export const loudIcon = style(rule({ alignSelf: 'center', color: vars.color.tone.caution.text }))

export const topUps = style(
  rule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.xs,
    minInlineSize: 0,
    paddingBlockStart: vars.space.md,
    borderBlockStartWidth: vars.borderWidth.hairline,
    borderColor: vars.color.line.hairline,
    '@media': {
      [media.medium]: { gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center', columnGap: vars.space.md },
    },
  }),
)

/** On a phone one line that scrolls sideways; where there is space, as many as needed. */
export const cards = style(
  rule({
    display: 'flex',
    gap: vars.space.xs,
    minInlineSize: 0,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    scrollSnapType: 'x proximity',
    overscrollBehaviorInline: 'contain',
    '@media': { [media.medium]: { flexWrap: 'wrap', overflowX: 'visible' } },
  }),
)

/** Two cards and a half are as wide as a phone, so that the third is cut in the middle. */
export const topUpCard = style(
  rule({
    display: 'grid',
    flexShrink: 0,
    justifyItems: 'start',
    alignContent: 'start',
    gap: vars.space.none,
    minInlineSize: `calc((100% - 2 * ${vars.space.xs}) / 2.5)`,
    paddingInline: vars.space.xs,
    paddingBlock: vars.space.xs,
    scrollSnapAlign: 'start',
    textAlign: 'start',
    lineHeight: vars.lineHeight.snug,
    // The row would clip a focus ring outside.
    outlineOffset: `calc(-1 * ${vars.focusRing.width})`,
    '@media': { [media.medium]: { minInlineSize: '9em', paddingInline: vars.space.sm } },
  }),
)
/** The frame of a card, without its button. */
export const loadingTopUp = style(
  rule({
    justifyItems: 'stretch',
    fontSize: vars.fontSize.small,
    borderWidth: vars.borderWidth.hairline,
    borderColor: vars.color.line.hairline,
    borderRadius: vars.radius.control,
  }),
)
export const topUpMonths = style(rule({ color: vars.color.text.secondary, fontWeight: vars.fontWeight.regular }))
export const topUpAmount = style(rule({ fontSize: vars.fontSize.body }))
export const topUpUntil = style(
  rule({ color: vars.color.text.secondary, fontSize: vars.fontSize.caption, fontWeight: vars.fontWeight.regular }),
)
