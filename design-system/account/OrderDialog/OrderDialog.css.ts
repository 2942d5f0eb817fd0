import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('domain', declarations)

/** Choices on the left, what they come to on the right; one under the other on phones. */
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
    gap: vars.space.md,
    padding: vars.space.md,
    borderWidth: vars.borderWidth.hairline,
    borderColor: vars.color.line.hairline,
    borderRadius: vars.radius.card,
    background: vars.color.surface.raised,
    '@media': { [media.medium]: { position: 'sticky', insetBlockStart: 0, padding: vars.space.lg } },
  }),
)

export const lines = style(rule({ display: 'grid', gap: vars.space.xs }))

export const line = style(
  rule({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: vars.space.sm }),
)

/** At the end of its line, also when the label has left it a line of its own. */
export const lineValue = style(rule({ flexGrow: 1, textAlign: 'end', overflowWrap: 'anywhere' }))

export const divider = style(
  rule({ borderBlockStartWidth: vars.borderWidth.hairline, borderColor: vars.color.line.hairline }),
)

/** A price and its period stand on one line while there is room. */
export const price = style(
  rule({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space['2xs'] }),
)

/** The saving stands beside the price while there is room. */
export const yearly = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.xs,
    rowGap: vars.space['2xs'],
  }),
)

/** What a plan has, and its traffic below. */
export const specs = style(rule({ display: 'grid' }))

/** A plan's price beside its description: the period below it on phones, where the description needs the room. */
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

/** Above the buttons: what stands in their way. */
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

/** On phones, where the summary lies below the choices, its total stays in view beside the button. */
export const total = style(rule({ flex: 1, minInlineSize: 0, '@media': { [media.medium]: { display: 'none' } } }))

/** The close button of the sheet does the same on phones. */
export const cancel = style(rule({ display: 'none', '@media': { [media.medium]: { display: 'inline-flex' } } }))
