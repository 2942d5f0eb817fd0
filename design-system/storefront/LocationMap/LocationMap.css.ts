import { createVar, style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { measuredLine, promisedLine } from '#ds/css/measured-or-promised.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

/** Position on the map, in percent from the west and from the north, as a number without a unit. */
export const across = createVar()
export const down = createVar()

/** Radius of the promised ring, in percent of the drawing's width, as a number without a unit. */
export const reach = createVar()

/** The drawing's own width divided by its height. */
export const ratio = createVar()

/** The land bleeds out of the page at the start; the places are beside it. */
export const section = rule({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  background: color.surface.deep,
  borderBlockWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
  // On tablets it is narrow, so that Vietnam is in its middle.
  '@media': {
    [media.medium]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
    [media.large]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})

export const map = rule({
  position: 'relative',
  // East is to the right in every language.
  direction: 'ltr',
  overflow: 'clip',
  blockSize: '17em',
  borderBlockEndWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
  '@media': {
    // It is as high as the drawing, whose land ends with it.
    [media.mediumOnly]: { blockSize: '26em', borderInlineEndWidth: vars.borderWidth.hairline },
    [media.large]: { blockSize: 'auto', borderBlockEndWidth: 0 },
  },
})

/** What lies between the bounds of the drawing; land and lines continue outside of it. */
export const chart = rule({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space.xl,
  aspectRatio: ratio,
  maxBlockSize: '36em',
  '@media': { [media.mediumOnly]: { maxBlockSize: '26em', insetInlineEnd: vars.space.md } },
  containerType: 'size',
})

export const drawing = rule({ inlineSize: '100%', blockSize: '100%', overflow: 'visible' })

export const graticule = rule({
  fill: 'none',
  stroke: color.line.hairline,
  strokeWidth: vars.borderWidth.hairline,
  opacity: 0.55,
  '@media': { [media.forcedColors]: { stroke: 'none' } },
})

export const coast = rule({
  fill: color.surface.canvas,
  stroke: color.line.control,
  strokeWidth: vars.borderWidth.hairline,
  strokeLinejoin: 'round',
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
})

export const islands = rule({
  stroke: color.text.secondary,
  strokeWidth: vars.borderWidth.strong,
  strokeLinecap: 'round',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
})

const ring = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const

/** Every 10 ms, up to the measured ring. */
export const thinRing = rule({
  ...ring,
  stroke: color.water.promised,
  strokeWidth: vars.borderWidth.hairline,
  opacity: 0.42,
})

export const promisedRing = rule({
  ...ring,
  stroke: color.water.promised,
  strokeWidth: vars.borderWidth.strong,
  strokeDasharray: '4 4',
})

export const measuredRing = rule({ ...ring, stroke: color.water.line, strokeWidth: vars.borderWidth.strong })

/** A line of no length with round ends: a point of the same size at any scale. */
export const pin = rule({
  stroke: color.text.primary,
  strokeWidth: `calc(3.5 * ${vars.borderWidth.strong})`,
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
})

const placed = { position: 'absolute', insetBlockStart: `calc(${down} * 1%)` } as const

/** Outlines the letters in the colour of their background, so that lines of the map do not touch them. */
const lettered = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  inlineSize: 'max-content',
  whiteSpace: 'nowrap',
  fontSize: vars.fontSize.caption,
  WebkitTextStroke: `calc(2 * ${vars.borderWidth.strong}) ${color.surface.deep}`,
  paintOrder: 'stroke fill',
} as const

const unlettered = { [media.forcedColors]: { WebkitTextStroke: '0' } } as const

export const islandName = rule({
  ...placed,
  ...lettered,
  insetInlineStart: `calc(${across} * 1%)`,
  maxInlineSize: '8em',
  color: color.text.tertiary,
  translate: '-50%',
  '@media': unlettered,
})

const name = {
  ...placed,
  ...lettered,
  fontWeight: vars.fontWeight.semibold,
  translate: '0 -50%',
  '@media': { ...unlettered, [media.large]: { fontSize: vars.fontSize.small } },
} as const

/** Beside the promised ring, however large it is. */
export const placeName = {
  west: rule({
    ...name,
    insetInlineEnd: `calc((100 - ${across} + ${reach}) * 1% + ${vars.space.xs})`,
    maxInlineSize: `calc((${across} - ${reach}) * 1cqi)`,
  }),
  east: rule({
    ...name,
    insetInlineStart: `calc((${across} + ${reach}) * 1% + ${vars.space.xs})`,
    maxInlineSize: `calc((100 - ${across} - ${reach}) * 1cqi + ${vars.space.md})`,
  }),
}

export const content = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.sm,
  alignContent: 'start',
  paddingBlock: vars.space.lg,
  paddingInline: vars.space.md,
  '@media': {
    [media.medium]: { paddingInline: vars.space.xl },
    [media.large]: {
      paddingBlock: vars.space.xl,
      paddingInline: `${vars.space.lg} ${vars.space.xl}`,
      maxInlineSize: `calc(0.5 * ${vars.measure.page} + ${vars.space.xl})`,
    },
  },
})

export const places = rule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

/** Name, promise and measurement; on phones the promise is below the name. */
export const place = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, max-content)',
  columnGap: vars.space.md,
  alignItems: 'center',
  paddingBlock: vars.space.xs,
  borderBlockStartWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
  overflowWrap: 'anywhere',
})

export const elsewhere = rule({
  paddingBlock: vars.space.xs,
  borderBlockStartWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
  overflowWrap: 'anywhere',
})

export const facts = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: vars.space.sm, alignItems: 'center' },
  },
})

/** What differs between the places; phones have no room for it. */
export const description = rule({ '@media': { [media.belowMedium]: { display: 'none' } } })

export const promise = rule({ color: color.text.secondary, fontSize: vars.fontSize.small })

export const promised = rule({ ...promisedLine, color: color.text.primary })

export const figure = rule({
  display: 'grid',
  justifyItems: 'end',
  color: color.text.secondary,
  fontSize: vars.fontSize.small,
  selectors: { '&[hidden]': { display: 'none' } },
})

export const value = rule({
  ...measuredLine,
  color: color.text.primary,
  fontSize: vars.fontSize.section,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.tight,
})

export const unit = rule({ color: color.text.secondary, fontSize: vars.fontSize.small })

/** The only figure, where all places are one server: above them, with how it was measured below it. */
export const server = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space.md,
  alignItems: 'center',
})

export const toServer = rule({
  gridColumn: '1 / -1',
  color: color.text.secondary,
  fontSize: vars.fontSize.small,
  overflowWrap: 'anywhere',
})

/** As wide before the measurement as after it, so that nothing moves. */
export const serverValue = rule({ display: 'inline-block', minInlineSize: '5em' })

export const serverFigure = rule({
  ...measuredLine,
  color: color.text.primary,
  fontSize: vars.fontSize.body,
  fontWeight: vars.fontWeight.medium,
  whiteSpace: 'nowrap',
  selectors: { '&[hidden]': { display: 'none' } },
})

/** In place of the figure while there is none. */
export const noFigure = rule({ selectors: { [`${serverFigure}:not([hidden]) + &`]: { display: 'none' } } })

export const serverNote = rule({
  color: color.text.secondary,
  fontSize: vars.fontSize.caption,
  overflowWrap: 'anywhere',
})

export const footnote = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.md,
  paddingBlockStart: vars.space.xs,
  borderBlockStartWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
  color: color.text.secondary,
  fontSize: vars.fontSize.caption,
})

export const notes = rule({ flex: '1 1 16em', minInlineSize: 0, overflowWrap: 'anywhere' })

export const again = rule({ selectors: { '&[hidden]': { display: 'none' } } })

/** Above the list, its space is kept. */
export const reservedAgain = rule({ selectors: { '&[hidden]': { visibility: 'hidden' } } })

export const safety = rule({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9em, 100%), 1fr))',
  columnGap: vars.space.md,
  rowGap: vars.space.sm,
  '@media': { [media.large]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const safetyItem = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.sm,
  alignContent: 'start',
  overflowWrap: 'anywhere',
  '@media': { [media.medium]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
})

export const safetyIcon = rule({
  color: color.tone.brand.text,
  '@media': { [media.belowMedium]: { display: 'none' } },
})

export const safetyTitle = rule({ fontSize: vars.fontSize.small })
