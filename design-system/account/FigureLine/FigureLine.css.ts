import { createVar, style } from '@vanilla-extract/css'
import { fingerTarget } from '#ds/css/finger-target.ts'
import { inLayer } from '#ds/css/layers.ts'
import { container as query } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('domain', declarations)

export const container = style(rule({ containerType: 'inline-size', minInlineSize: 0 }))

/** On phones the balance has a line of its own; the other three share the next one. */
export const figures = style(
  rule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1.3fr)',
    borderBlockEndWidth: vars.borderWidth.hairline,
    borderColor: color.line.hairline,
    '@container': {
      [query.columns]: {
        // For most customers, the balance has beside it how long it lasts.
        gridTemplateColumns: 'minmax(0, 1.8fr) minmax(0, 0.95fr) minmax(0, 1fr) minmax(0, 1.15fr)',
        borderBlockStartWidth: vars.borderWidth.hairline,
        borderBlockEndWidth: 0,
      },
      // In these proportions each of them has space for its context, and from `all` on the balance also for its level.
      [query.place]: { gridTemplateColumns: 'minmax(0, 1.42fr) minmax(0, 1fr) minmax(0, 1.04fr) minmax(0, 1.6fr)' },
      [query.all]: { gridTemplateColumns: 'minmax(0, 2.45fr) minmax(0, 1fr) minmax(0, 1.02fr) minmax(0, 1.6fr)' },
    },
  }),
)

export const balance = style({})

/** Label above, number and context on one baseline below. */
export const figure = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'start',
    alignItems: 'baseline',
    columnGap: vars.space.xs,
    minInlineSize: 0,
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.sm,
    borderColor: color.line.hairline,
    selectors: {
      '& + & + &': { borderInlineStartWidth: vars.borderWidth.hairline },
      '&:nth-child(2)': { paddingInlineStart: 0 },
      // This is the balance; at the end of its line is a button or the level.
      [`&${balance}`]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: vars.space.xs,
        gridColumn: '1 / -1',
        paddingInline: 0,
        borderBlockEndWidth: vars.borderWidth.hairline,
      },
    },
    '@container': {
      [query.columns]: {
        selectors: {
          '&&': { paddingInline: vars.space.md },
          '& + &': { borderInlineStartWidth: vars.borderWidth.hairline },
          [`&${balance}`]: { gridColumn: 'auto', paddingInlineStart: 0, borderBlockEndWidth: 0 },
        },
      },
      // 8 + 16 + 24 + 8 are 56 with the hairline.
      [query.place]: { minBlockSize: `calc(${vars.space['2xl']} + ${vars.space.xs})` },
    },
  }),
)

export const label = style(
  rule({
    flexBasis: '100%',
    minInlineSize: 0,
    color: color.text.secondary,
    selectors: { [`${balance} > &`]: { gridColumn: '1' } },
    fontSize: vars.fontSize.caption,
    lineHeight: vars.lineHeight.snug,
    overflowWrap: 'anywhere',
  }),
)

/** Number of characters of the value. */
export const characters = createVar()

export const value = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space['2xs'],
    minInlineSize: 0,
    fontSize: vars.fontSize.body,
    fontWeight: vars.fontWeight.semibold,
    lineHeight: vars.lineHeight.tight,
    overflowWrap: 'anywhere',
    selectors: {
      [`${balance} > &`]: {
        gridColumn: '1',
        alignContent: 'start',
        // It includes a line for how long the balance lasts, so that nothing below moves when that is known.
        minBlockSize: `calc(1lh + ${vars.fontSize.caption} * ${vars.lineHeight.snug})`,
        fontSize: vars.fontSize.section,
      },
    },
    '@container': {
      [query.columns]: {
        fontSize: vars.fontSize.title,
        // Beside the amount there is space for it.
        selectors: { [`${balance} > &`]: { minBlockSize: 0, fontSize: vars.fontSize.title } },
      },
    },
  }),
)

/** Shrinks with the line instead of breaking: in a quarter of it, a character is on average at most 0.6 em wide. */
export const number = style(
  rule({
    minInlineSize: 0,
    fontSize: `clamp(${vars.fontSize.caption}, calc(48cqi / ${characters}), 1em)`,
    selectors: { [`${balance} &`]: { fontSize: `clamp(${vars.fontSize.small}, calc(100cqi / ${characters}), 1em)` } },
    '@container': {
      [query.columns]: {
        fontSize: `clamp(${vars.fontSize.caption}, calc(36cqi / ${characters}), 1em)`,
        selectors: {
          [`${balance} &`]: { fontSize: `clamp(${vars.fontSize.caption}, calc(36cqi / ${characters}), 1em)` },
        },
      },
    },
  }),
)

export const loadingValue = style(rule({ inlineSize: '4em' }))

export const suffix = style(
  rule({ color: color.text.tertiary, fontSize: vars.fontSize.small, fontWeight: vars.fontWeight.regular }),
)

/** Where there is space: in narrow lines only that of the balance, which is the one that money depends on. */
export const context = style(
  rule({
    display: 'none',
    minInlineSize: 0,
    fontWeight: vars.fontWeight.regular,
    color: color.text.tertiary,
    fontSize: vars.fontSize.caption,
    lineHeight: vars.lineHeight.snug,
    overflowWrap: 'anywhere',
    selectors: { [`${balance} &`]: { display: 'inline', color: color.text.secondary } },
    '@container': {
      [query.place]: { display: 'inline' },
    },
  }),
)

/** At the end of the balance, beside both of its lines. */
const end = { gridColumn: '2', gridRow: '1 / 3', alignSelf: 'center' } as const

export const topUp = style(
  rule({
    ...end,
    '@container': { [query.columns]: { display: 'none' } },
  }),
)
/** As high as a thumb. */
export const topUpButton = style(rule({ selectors: { '&::after': fingerTarget } }))

/** The level and its words, at the end of the balance. */
export const level = style(
  rule({
    ...end,
    display: 'none',
    '@container': {
      [query.all]: {
        display: 'flex',
        alignItems: 'center',
        gap: vars.space.xs,
      },
    },
  }),
)

/** 88 × 36: the units of the drawing. */
export const drawing = style(rule({ blockSize: '2.25em', inlineSize: '5.5em', overflow: 'visible', fill: 'none' }))
export const ground = style(rule({ stroke: color.line.hairline, strokeWidth: 1 }))
export const water = style(rule({ stroke: color.water.line, strokeWidth: 2 }))
export const plannedWater = style(rule({ stroke: color.water.promised, strokeWidth: 2, strokeDasharray: '3 2' }))
export const shortfall = style(rule({ stroke: color.tone.critical.text, strokeWidth: 2, strokeDasharray: '2 3' }))

export const shortfallText = style(
  rule({
    display: 'grid',
    color: color.text.tertiary,
    fontSize: vars.fontSize.caption,
    lineHeight: vars.lineHeight.snug,
    whiteSpace: 'nowrap',
  }),
)
export const missing = style(rule({ color: color.tone.critical.text, fontWeight: vars.fontWeight.medium }))

/** On phones three figures share a line, so their labels are shorter. */
export const fullLabel = style(rule({ display: 'none', '@container': { [query.columns]: { display: 'inline' } } }))
export const shortLabel = style(rule({ '@container': { [query.columns]: { display: 'none' } } }))
