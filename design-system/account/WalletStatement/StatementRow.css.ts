import { style } from '@vanilla-extract/css'
import { coveringButton } from '#ds/css/covering-button.ts'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('domain', declarations)

/** What and how much; its details; when, and the balance after it. From the large breakpoint up one line of 48 px. */
export const row = style(
  rule({
    position: 'relative',
    display: 'grid',
    alignItems: 'baseline',
    columnGap: vars.space.sm,
    rowGap: vars.space['2xs'],
    paddingInline: vars.space.md,
    paddingBlock: vars.space.sm,
    gridTemplateColumns: 'auto minmax(0, 1fr) fit-content(60%)',
    gridTemplateAreas: '"icon what amount" "icon when balance" "icon action action"',
    selectors: {
      'li + li > &': { borderBlockStartWidth: vars.borderWidth.hairline, borderColor: vars.color.line.hairline },
    },
    '@media': {
      [media.large]: {
        alignItems: 'center',
        columnGap: vars.space.md,
        minBlockSize: vars.controlHeight.large,
        paddingBlock: vars.space['2xs'],
        gridTemplateColumns: '10em auto minmax(0, 1fr) minmax(8em, auto) minmax(8em, auto) 6em',
        gridTemplateAreas: '"when icon what amount balance action"',
      },
    },
  }),
)

export const icon = style(
  rule({
    gridArea: 'icon',
    alignSelf: 'start',
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.controlHeight.small,
    blockSize: vars.controlHeight.small,
    borderRadius: vars.radius.full,
    background: vars.color.tone.neutral.soft,
    color: vars.color.tone.neutral.onSoft,
    '@media': {
      [media.large]: { alignSelf: 'center' },
      [media.forcedColors]: { borderWidth: vars.borderWidth.hairline, borderColor: 'currentColor' },
    },
  }),
)

export const when = style(rule({ gridArea: 'when' }))
/** Title, details and badge in one flow of text. */
export const what = style(
  rule({
    gridArea: 'what',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.sm,
    rowGap: vars.space['2xs'],
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
)
export const part = style(rule({ minInlineSize: 0 }))
export const amount = style(rule({ gridArea: 'amount', textAlign: 'end', overflowWrap: 'anywhere' }))
export const balance = style(rule({ gridArea: 'balance', textAlign: 'end', overflowWrap: 'anywhere' }))
/** Above the button that covers the row. */
export const action = style(rule({ gridArea: 'action', justifySelf: 'end', position: 'relative' }))

/** Opens the receipt; its button covers the row. */
export const open = style(rule(coveringButton))
