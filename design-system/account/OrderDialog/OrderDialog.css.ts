import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('domain', declarations)

/** Choices on the left, the summary on the right; one below the other on phones. */
export const layout = style(
  rule({
    display: 'grid',
    gap: vars.space.lg,
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    '@media': {
      [media.medium]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr)' },
      [media.large]: { gap: vars.space.xl, gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
    },
  }),
)

/** Stays in view while the choices scroll. */
export const summary = style(
  rule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.md,
    padding: vars.space.md,
    borderWidth: vars.borderWidth.hairline,
    borderColor: vars.color.line.hairline,
    borderRadius: vars.radius.card,
    background: vars.color.surface.raised,
    '@media': { [media.medium]: { position: 'sticky', insetBlockStart: vars.space.md, padding: vars.space.lg } },
  }),
)

export const details = style(rule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.md }))

export const lines = style(rule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xs }))

export const line = style(
  rule({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: vars.space.sm }),
)

/** Breaks where it is longer than the line. */
export const lineLabel = style(rule({ minInlineSize: 0, overflowWrap: 'anywhere' }))

/** Aligned to the end of the line, even when it wraps below its label. */
export const lineValue = style(rule({ flexGrow: 1, textAlign: 'end', overflowWrap: 'anywhere' }))

export const divider = style(
  rule({ borderBlockStartWidth: vars.borderWidth.hairline, borderColor: vars.color.line.hairline }),
)

/** A price and its period, on one line when they fit. */
export const price = style(
  rule({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space['2xs'] }),
)

/** The price and the saving, on one line when they fit. */
export const yearly = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.xs,
    rowGap: vars.space['2xs'],
  }),
)

/** Heads the plans of a series. */
export const series = style(rule({ display: 'grid', paddingBlockStart: vars.space.xs }))

export const badges = style(rule({ display: 'flex', flexWrap: 'wrap', paddingBlock: vars.space['2xs'] }))

/** The field with its button beside it, below it where there is no space. */
export const code = style(rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs }))

/** Leaves the button at most half of the line. */
export const codeInput = style(rule({ flex: '1', inlineSize: 'auto', minInlineSize: '50%' }))

export const applied = style(rule({ display: 'inline-flex', alignItems: 'center', gap: vars.space['2xs'] }))

/** A plan's specifications, with its traffic below. */
export const specs = style(rule({ display: 'grid' }))

/** A plan's price next to its description. On phones the period is below the price, because the description needs the space. */
export const planPrice = style(
  rule({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'end',
    '@media': {
      [media.medium]: { flexDirection: 'row', alignItems: 'baseline', columnGap: vars.space['2xs'] },
    },
  }),
)

/** The reasons why an order cannot be placed, above the buttons. */
export const footer = style(rule({ display: 'grid', gap: vars.space.sm, inlineSize: '100%', gridColumn: '1 / -1' }))

export const buttons = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'end',
    gap: vars.space.sm,
  }),
)

/** On phones, where the summary is below the choices, the total stays in view next to the button, or above it if there is no space. */
export const total = style(rule({ flex: '1 0 min-content', '@media': { [media.medium]: { display: 'none' } } }))

/** What the button charges: where the total does not stand next to it. */
export const submitAmount = style(
  rule({ display: 'none', whiteSpace: 'pre', '@media': { [media.medium]: { display: 'inline' } } }),
)

/** Hidden on phones, where the sheet's close button does the same. */
export const cancel = style(rule({ display: 'none', '@media': { [media.medium]: { display: 'inline-flex' } } }))
