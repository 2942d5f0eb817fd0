import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('domain', declarations)

/** A button without a background: narrow enough to stand beside the heading on a phone, and its text ends where the panel does. */
export const showAll = style(
  rule({
    paddingInline: vars.space['2xs'],
    insetInlineStart: `calc(${vars.space['2xs']} + ${vars.borderWidth.hairline})`,
  }),
)

/** When, what and how much, two lines each. A phone has two lines: what and how much, then when and what is left. */
export const charge = style(
  rule({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) fit-content(50%)',
    gridTemplateAreas: '"name name amount" "date days left"',
    alignItems: 'baseline',
    columnGap: vars.space.xs,
    overflowWrap: 'anywhere',
    '@media': {
      [media.medium]: {
        gridTemplateColumns: '8em minmax(0, 1fr) fit-content(50%)',
        gridTemplateAreas: '"date name amount" "days renewal left"',
        columnGap: vars.space.md,
      },
    },
  }),
)

export const date = style(
  rule({
    gridArea: 'date',
    '@media': {
      [media.belowMedium]: {
        fontSize: vars.fontSize.small,
        fontWeight: vars.fontWeight.regular,
        color: vars.color.text.secondary,
      },
    },
  }),
)
export const days = style(rule({ gridArea: 'days' }))
export const name = style(rule({ gridArea: 'name', minInlineSize: 0 }))
/** The heading says it as well, where there is no space for it. */
export const renewal = style(rule({ gridArea: 'renewal', '@media': { [media.belowMedium]: { display: 'none' } } }))
export const amount = style(rule({ gridArea: 'amount', textAlign: 'end' }))
export const left = style(rule({ gridArea: 'left', textAlign: 'end' }))
