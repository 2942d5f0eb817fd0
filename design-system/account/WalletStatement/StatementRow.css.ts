import { style } from '@vanilla-extract/css'
import { coveringButton } from '#ds/css/covering-button.ts'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'
import { lineGrid } from './line-grid.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('domain', declarations)

/**
 * What it was for and how much; then when, what it was and the balance after it. A phone has no space for the icon, which the sign says as well. From the
 * large breakpoint up one line of 48 px.
 */
export const row = style(
  rule({
    position: 'relative',
    display: 'grid',
    alignItems: 'baseline',
    columnGap: vars.space.xs,
    rowGap: vars.space['2xs'],
    paddingInline: vars.space.sm,
    paddingBlock: vars.space.sm,
    // An amount is wider than a balance, so the description reaches below it.
    gridTemplateColumns: 'auto minmax(0, 1fr) auto fit-content(40%)',
    gridTemplateAreas: '"title title amount amount" "when detail detail balance"',
    selectors: {
      'li + li > &': { borderBlockStartWidth: vars.borderWidth.hairline, borderColor: vars.color.line.hairline },
    },
    '@media': {
      [media.medium]: { paddingInline: vars.space.md },
      [media.mediumOnly]: {
        gridTemplateColumns: 'auto auto minmax(0, 1fr) auto fit-content(40%)',
        gridTemplateAreas: '"icon title title amount amount" "icon when detail detail balance"',
      },
      [media.large]: {
        alignItems: 'center',
        ...lineGrid,
        minBlockSize: vars.controlHeight.large,
        paddingBlock: vars.space['2xs'],
      },
    },
  }),
)

export const icon = style(
  rule({
    gridArea: 'icon',
    alignSelf: 'start',
    display: 'none',
    placeItems: 'center',
    inlineSize: vars.controlHeight.small,
    blockSize: vars.controlHeight.small,
    borderRadius: vars.radius.full,
    background: vars.color.tone.neutral.soft,
    color: vars.color.tone.neutral.onSoft,
    '@media': {
      [media.medium]: { display: 'grid' },
      [media.large]: { alignSelf: 'center' },
      [media.forcedColors]: { borderWidth: vars.borderWidth.hairline, borderColor: 'currentColor' },
    },
  }),
)

export const when = style(rule({ gridArea: 'when' }))
export const wholeTime = style(rule({ '@media': { [media.belowMedium]: { display: 'none' } } }))
export const dayOnly = style(rule({ '@media': { [media.medium]: { display: 'none' } } }))
/** Title, details and badge: in the places of their two lines, or in one flow of text. */
export const what = style(
  rule({
    display: 'contents',
    '@media': {
      [media.large]: {
        gridArea: 'what',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: vars.space.sm,
        rowGap: vars.space['2xs'],
        minInlineSize: 0,
        overflowWrap: 'anywhere',
      },
    },
  }),
)
export const title = style(rule({ gridArea: 'title', minInlineSize: 0, overflowWrap: 'anywhere' }))
export const detail = style(rule({ gridArea: 'detail', minInlineSize: 0, overflowWrap: 'anywhere' }))
export const amount = style(rule({ gridArea: 'amount', textAlign: 'end', overflowWrap: 'anywhere' }))
export const balance = style(rule({ gridArea: 'balance', textAlign: 'end', overflowWrap: 'anywhere' }))
/** The badge, and beside it what can be done about it: the third line of what is not as usual. */
export const state = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.xs,
    minInlineSize: 0,
    '@media': { [media.belowLarge]: { gridRow: '3', gridColumn: 'title-start / amount-end' } },
  }),
)
/** Above the button that covers the row. */
export const action = style(rule({ position: 'relative', paddingInline: vars.space.xs }))

/** Opens the receipt; its button covers the row. */
export const open = style(rule(coveringButton))
