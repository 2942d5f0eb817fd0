import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('domain', declarations)

/** A phone needs the space for the methods. */
export const description = style(rule({ '@media': { [media.belowMedium]: { display: 'none' } } }))

/** The amount, the main number of the dialog. */
export const amount = style(
  rule({
    fontSize: vars.fontSize.title,
    fontWeight: vars.fontWeight.semibold,
  }),
)

/** Chips in three equal columns: six amounts fill two rows. Two columns where three amounts do not fit. */
export const chips = style(
  rule({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(max(9ch, (100% - 2 * ${vars.space.xs}) / 3), 1fr))`,
    gap: vars.space.xs,
    minInlineSize: 0,
  }),
)

export const chip = style(rule({ paddingInline: vars.space['2xs'], fontWeight: vars.fontWeight.medium }))

/** The amount that the customer's renewals suggest: a line of its own above the others. The dot between its parts is their only gap. */
export const wideChip = style(rule({ gridColumn: '1 / -1', columnGap: 0 }))

/** As far below the field as the quick amounts are below the hint. */
export const hint = style(rule({ display: 'inline-block', paddingBlockStart: vars.space['2xs'] }))

/** On phones one line with the name; from the medium breakpoint, where two stand side by side, below it. */
export const method = style(rule({ '@media': { [media.medium]: { display: 'block' } } }))

/** Time and fee, less prominent than the name of the method. */
export const terms = style(
  rule({
    color: vars.color.text.secondary,
    fontSize: vars.fontSize.caption,
    fontWeight: vars.fontWeight.regular,
  }),
)

/** A dot before it, with the same space on both sides. */
export const afterDot = style(rule({ '::before': { content: '"·" / ""', paddingInline: vars.space['2xs'] } }))

export const footer = style(
  rule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.md,
    inlineSize: '100%',
    gridColumn: '1 / -1',
  }),
)

export const costs = style(rule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['2xs'] }))

export const line = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: vars.space.sm,
  }),
)

/** A long name wraps instead of pushing the amount out. */
export const label = style(rule({ minInlineSize: 0 }))

export const buttons = style(
  rule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.sm,
    '@media': { [media.medium]: { display: 'flex', justifyContent: 'end' } },
  }),
)

/** Hidden on phones, where the sheet's close button does the same. */
export const cancel = style(rule({ display: 'none', '@media': { [media.medium]: { display: 'inline-flex' } } }))
