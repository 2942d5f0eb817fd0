import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('domain', declarations)

/** Two lines in a narrow container: what and how much, then when and what it was. What is not completed has its status below. */
export const row = style(
  rule({
    display: 'grid',
    gridTemplateColumns: `${vars.space.xl} minmax(0, 1fr) fit-content(50%)`,
    gridTemplateAreas: '"icon title amount" "icon details details"',
    alignItems: 'center',
    columnGap: vars.space.sm,
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-open]': { gridTemplateAreas: '"icon title amount" "icon details details" "icon status status"' },
    },
  }),
)

export const icon = style(
  rule({
    gridArea: 'icon',
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.space.xl,
    blockSize: vars.space.xl,
    borderRadius: vars.radius.full,
    background: vars.color.tone.neutral.soft,
    color: vars.color.tone.neutral.onSoft,
    '@media': { [media.forcedColors]: { borderWidth: vars.borderWidth.hairline, borderColor: 'currentColor' } },
  }),
)

export const title = style(rule({ gridArea: 'title', minInlineSize: 0 }))
export const amount = style(rule({ gridArea: 'amount', minInlineSize: 0, textAlign: 'end' }))
export const details = style(rule({ gridArea: 'details', display: 'flex', flexWrap: 'wrap', columnGap: vars.space.xs }))
export const wholeTime = style(rule({ '@media': { [media.belowMedium]: { display: 'none' } } }))
export const dayOnly = style(rule({ '@media': { [media.medium]: { display: 'none' } } }))
export const status = style(rule({ gridArea: 'status', minInlineSize: 0 }))
