import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('domain', declarations)

/** Three lines: kind and amount, purpose, date and status. From the large breakpoint up they are on one line. */
export const row = style(
  rule({
    display: 'grid',
    columnGap: vars.space.sm,
    rowGap: vars.space['2xs'],
    alignItems: 'baseline',
    gridTemplateColumns: 'auto minmax(0, 1fr) fit-content(60%)',
    gridTemplateAreas: '"icon kind amount" "icon purpose purpose" "icon facts facts"',
  }),
)

export const wide = style(
  rule({
    '@media': {
      [media.large]: {
        columnGap: vars.space.lg,
        alignItems: 'center',
        gridTemplateColumns: 'auto minmax(0, 1fr) 9em 8em minmax(10em, auto)',
        gridTemplateAreas: '"icon main date status amount"',
      },
    },
  }),
)

/** An additional line for the button of a row that has one. In a one-line row the button is below the amount. */
export const withAction = style(
  rule({
    gridTemplateAreas: '"icon kind amount" "icon purpose purpose" "icon facts facts" "icon action action"',
    selectors: {
      [`&${wide}`]: {
        '@media': {
          [media.large]: { gridTemplateAreas: '"icon main date status amount" "icon main date status action"' },
        },
      },
    },
  }),
)

/** Styles for a one-line row, where kind and purpose share a cell. Otherwise each has its own grid area. */
const onOneLine = (declarations: Record<string, string>) => ({
  selectors: { [`${wide} &`]: { '@media': { [media.large]: declarations } } },
})

export const icon = style(
  rule({
    gridArea: 'icon',
    alignSelf: 'start',
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.controlHeight.medium,
    blockSize: vars.controlHeight.medium,
    borderRadius: vars.radius.full,
    background: vars.color.tone.neutral.soft,
    color: vars.color.tone.neutral.onSoft,
    '@media': { [media.forcedColors]: { borderWidth: vars.borderWidth.hairline, borderColor: 'currentColor' } },
    ...onOneLine({ alignSelf: 'center' }),
  }),
)

export const main = style(rule({ display: 'contents', ...onOneLine({ display: 'block', gridArea: 'main' }) }))
export const kind = style(rule({ gridArea: 'kind', minInlineSize: 0, overflowWrap: 'anywhere' }))
export const purpose = style(rule({ gridArea: 'purpose', minInlineSize: 0, overflowWrap: 'anywhere' }))

export const facts = style(
  rule({
    gridArea: 'facts',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.xs,
    ...onOneLine({ display: 'contents' }),
  }),
)
export const date = style(rule(onOneLine({ gridArea: 'date' })))
export const status = style(rule(onOneLine({ gridArea: 'status', justifySelf: 'end' })))
/** Breaks only if it leaves no space for the kind. */
export const amount = style(
  rule({ gridArea: 'amount', justifySelf: 'end', textAlign: 'end', overflowWrap: 'anywhere' }),
)
export const action = style(rule({ gridArea: 'action', justifySelf: 'end' }))

/** Two lines in a narrow container: what and how much, details and time or status. */
export const compact = style(
  rule({
    display: 'grid',
    gridTemplateColumns: `${vars.space.xl} minmax(0, 1fr) fit-content(50%)`,
    alignItems: 'center',
    columnGap: vars.space.sm,
    overflowWrap: 'anywhere',
  }),
)
export const compactIcon = style(
  rule({ gridArea: 'auto', alignSelf: 'center', inlineSize: vars.space.xl, blockSize: vars.space.xl }),
)
export const words = style(rule({ minInlineSize: 0 }))
export const details = style(rule({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.xs }))
export const end = style(rule({ minInlineSize: 0, textAlign: 'end' }))
