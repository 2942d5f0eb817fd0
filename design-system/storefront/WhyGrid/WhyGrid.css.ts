import { style, styleVariants } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { measuredLine, promisedLine } from '#ds/css/measured-or-promised.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

export const content = rule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.lg })

/** The two topics that have figures. */
export const topics = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateRows: 'auto auto 1fr',
      columnGap: vars.space['2xl'],
    },
  },
})

/** Title, lead and figures. Side by side they share the rows, so that the figures begin at one height whatever the leads take. */
export const topic = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  rowGap: vars.space['2xs'],
  overflowWrap: 'anywhere',
  '@media': { [media.medium]: { gridRow: 'span 3', gridTemplateRows: 'subgrid' } },
})

export const topicTitle = rule({ display: 'flex', alignItems: 'center', gap: vars.space.xs })

export const figures = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.sm,
  paddingBlockStart: vars.space.xs,
})

/** A figure with its line from one edge to the other. The values are a column at its end. */
export const figure = styleVariants({ measured: measuredLine, promised: promisedLine }, (line) =>
  inLayer('domain', {
    ...line,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, max-content)',
    alignItems: 'end',
    columnGap: vars.space.sm,
    paddingBlockEnd: vars.space['2xs'],
    fontSize: vars.fontSize.small,
  }),
)

/** On two lines of about the same length, where it does not fit beside its figure. */
export const figureLabel = rule({ color: color.text.secondary, textWrapStyle: 'balance' })

/** Words with a figure in them: in the font of the text, its digits all of one width. */
export const figureValue = rule({
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.fontWeight.medium,
})

/** Two columns as soon as two words fit into each, also with large text. */
export const reasons = rule({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8em, 100%), 1fr))',
  gap: vars.space.md,
  '@media': {
    [media.medium]: { columnGap: vars.space.lg, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})

export const reason = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['2xs'],
  alignContent: 'start',
  paddingBlockStart: vars.space.sm,
  borderBlockStartWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
  overflowWrap: 'anywhere',
  '@media': {
    [media.medium]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: vars.space.sm, rowGap: 0 },
  },
})

export const reasonText = rule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

export const icon = styleVariants(
  { neutral: color.text.secondary, brand: color.tone.brand.text, positive: color.tone.positive.text },
  (text) => inLayer('domain', { color: text }),
)
