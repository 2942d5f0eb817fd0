import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'
import { lineGrid } from './line-grid.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('domain', declarations)

/** On a phone it stands below the heading: its icon begins where that does, without the border and the padding of a small button. */
export const withdraw = style(
  rule({
    '@media': {
      [media.belowMedium]: {
        position: 'relative',
        insetInlineStart: `calc(-1 * (${vars.space.sm} + ${vars.borderWidth.hairline}))`,
      },
    },
  }),
)

export const filters = style(rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs }))

export const panel = style(
  rule({
    overflow: 'hidden',
    borderWidth: vars.borderWidth.hairline,
    borderColor: vars.color.line.hairline,
    borderRadius: vars.radius.card,
    background: vars.color.surface.raised,
  }),
)

/** Above the columns of the rows; rows of two lines have none. */
export const heads = style(
  rule({
    display: 'none',
    paddingInline: vars.space.md,
    paddingBlock: vars.space['2xs'],
    '@media': { [media.large]: { ...lineGrid, display: 'grid' } },
  }),
)
export const amountHead = style(rule({ gridArea: 'amount', textAlign: 'end' }))
export const balanceHead = style(rule({ gridArea: 'balance', textAlign: 'end' }))

/** The name of a month with its sums, and its last balance; on the columns of the rows where these have one line. */
export const month = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: vars.space.md,
    rowGap: vars.space['2xs'],
    '@media': {
      [media.medium]: { paddingInline: vars.space.md },
      [media.large]: { ...lineGrid, display: 'grid' },
    },
    paddingInline: vars.space.sm,
    paddingBlock: vars.space.xs,
    background: vars.color.surface.sunken,
    borderBlockEndWidth: vars.borderWidth.hairline,
    borderColor: vars.color.line.hairline,
    selectors: { 'section + section > &': { borderBlockStartWidth: vars.borderWidth.hairline } },
  }),
)

export const monthSums = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space.md,
    minInlineSize: 0,
    '@media': { [media.large]: { gridColumn: 'when / what' } },
  }),
)

/** Its words reach over the amounts, its figure ends where the balances do. */
export const endBalance = style(
  rule({
    marginInlineStart: 'auto',
    '@media': { [media.large]: { gridColumn: 'amount / balance', textAlign: 'end' } },
  }),
)
/** The amount is a sum, as the name of the month is a heading. */
export const endAmount = style(rule({ color: vars.color.text.primary, fontWeight: vars.fontWeight.medium }))
