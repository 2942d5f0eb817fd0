import { createVar, style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('components', declarations)

/** Three rows shared with its neighbours in a Grid, so that numbers stand on one baseline even when a label takes two lines. */
export const card = style(
  rule({
    display: 'grid',
    gridTemplateRows: 'subgrid',
    gridRow: 'span 3',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: vars.space['2xs'],
    padding: vars.space.sm,
    '@media': { [media.medium]: { padding: vars.space.lg } },
    borderWidth: vars.borderWidth.hairline,
    borderColor: vars.color.line.hairline,
    borderRadius: vars.radius.card,
    background: vars.color.surface.raised,
  }),
)

export const header = style(
  rule({
    display: 'flex',
    alignItems: 'start',
    justifyContent: 'space-between',
    gap: vars.space.sm,
    paddingBlockEnd: vars.space['2xs'],
    color: vars.color.text.tertiary,
  }),
)

/** On phones the label needs the room. */
export const icon = style(rule({ display: 'none', '@media': { [media.medium]: { display: 'block' } } }))

/** The room that the number has; a long one measures itself against it. */
export const valueFrame = style(
  rule({
    containerType: 'inline-size',
    alignSelf: 'end',
    minInlineSize: 0,
    fontSize: vars.fontSize.section,
    '@media': { [media.medium]: { fontSize: vars.fontSize.figure } },
    fontWeight: vars.fontWeight.semibold,
    lineHeight: vars.lineHeight.tight,
    letterSpacing: vars.letterSpacing.tight,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  }),
)

/** How many characters a number has. */
export const characters = createVar()

/**
 * Shrinks with the card instead of breaking: a character of this face is on average at most 0.6 of its size wide. It stands on the
 * frame's line, so its baseline is that of the numbers beside it.
 */
export const value = style(
  rule({
    fontSize: `clamp(${vars.fontSize.small}, calc(165cqi / ${characters}), 1em)`,
  }),
)
