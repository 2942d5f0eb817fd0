import { style, styleVariants } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { textStyleDeclarations } from '#ds/css/text-style.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('domain', declarations)

export const row = style(
  rule({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: vars.space.sm, alignItems: 'start' }),
)

/** As high as a line of the sentence beside it. */
export const icon = styleVariants(
  {
    positive: color.tone.positive.text,
    neutral: color.text.tertiary,
    caution: color.tone.caution.text,
    critical: color.tone.critical.text,
  },
  (shown) => rule({ display: 'grid', alignItems: 'center', blockSize: '1lh', color: shown }),
)

export const words = style(
  rule({ display: 'grid', rowGap: vars.space['2xs'], minInlineSize: 0, overflowWrap: 'anywhere' }),
)

/** A sentence that is seen for the first time is heavier, and has a dot. */
export const sentence = style(rule({ selectors: { '[data-unread] > &': { fontWeight: vars.fontWeight.semibold } } }))

export const details = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.sm,
    color: color.text.secondary,
    ...textStyleDeclarations('small'),
  }),
)

export const dot = style(
  rule({
    inlineSize: vars.space.xs,
    blockSize: vars.space.xs,
    borderRadius: vars.radius.full,
    background: color.tone.brand.text,
    '@media': { [media.forcedColors]: { background: 'Highlight' } },
  }),
)
