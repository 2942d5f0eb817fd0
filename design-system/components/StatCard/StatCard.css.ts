import { createVar, style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('components', declarations)

/** Shares three rows with its neighbours in a Grid, so that the numbers have a common baseline even if a label takes two lines. */
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
    // Beside the icon, a long word breaks.
    overflowWrap: 'anywhere',
  }),
)

/** On phones the label needs the space. */
export const icon = style(rule({ display: 'none', '@media': { [media.medium]: { display: 'block' } } }))

/** The container whose width limits the size of a long number. */
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
    overflowWrap: 'anywhere',
  }),
)

/** Number of characters of the value. */
export const characters = createVar()

/**
 * Shrinks with the card instead of breaking: a character of this font is on average at most 0.6 em wide. It is inline, so its
 * baseline is that of the numbers next to it.
 */
export const value = style(
  rule({
    fontSize: `clamp(${vars.fontSize.small}, calc(165cqi / ${characters}), 1em)`,
  }),
)
