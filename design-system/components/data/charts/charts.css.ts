import { createVar, type StyleRule, style, styleVariants } from '@vanilla-extract/css'
import { whenFocusVisible } from '#ds/css/focus-ring.ts'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: StyleRule) => inLayer('components', declarations)

/** Forced colours do not reach strokes and fills of drawings, so that each of these names a system colour itself. */
const stroke = (own: string, system = 'CanvasText') =>
  ({ stroke: own, '@media': { [media.forcedColors]: { stroke: system } } }) as const

/** A chart: its header, and below it the drawing or the table. */
export const chart = style(
  rule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.xs,
    minInlineSize: 0,
    fontSize: vars.fontSize.caption,
    lineHeight: vars.lineHeight.tight,
    color: color.text.tertiary,
  }),
)

export const header = style(
  rule({ display: 'flex', alignItems: 'center', gap: vars.space.xs, minBlockSize: vars.controlHeight.small }),
)

/** The title with its context at the start, the current value at the end; on two lines if they do not fit on one. */
export const heading = style(
  rule({
    flex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: vars.space.sm,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
)

export const title = style(
  rule({ color: color.text.secondary, fontSize: vars.fontSize.small, fontWeight: vars.fontWeight.medium }),
)

export const context = style(rule({ paddingInlineStart: vars.space.xs }))

export const values = style(
  rule({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space.xs, minInlineSize: 0 }),
)

export const value = style(
  rule({ color: color.text.primary, fontSize: vars.fontSize.body, fontWeight: vars.fontWeight.semibold }),
)

/** As wide as a short value. */
export const loadingValue = style(rule({ display: 'inline-block', inlineSize: vars.space['2xl'] }))

/** The drawing and the table share one box, so that nothing moves when one replaces the other. */
export const views = style(rule({ position: 'relative', minInlineSize: 0 }))

/** Time runs to the right in every language. */
export const drawing = style(rule({ direction: 'ltr', selectors: { '&[data-replaced]': { visibility: 'hidden' } } }))

/** The scale beside the plot, and the axis below it. */
export const plotGrid = style(
  rule({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
  }),
)

const plotHeights = {
  /** 36 px: beside a figure, in a row of a table. */
  line: `calc(${vars.space.xl} + ${vars.space['2xs']})`,
  /** 56 px: a pane beside a list. */
  small: `calc(${vars.space['2xl']} + ${vars.space.xs})`,
  /** 84 px: a card beside others. */
  trend: `calc(${vars.space['4xl']} - ${vars.space.sm})`,
  /** 152 px. */
  medium: `calc(${vars.space['4xl']} + ${vars.space['2xl']} + ${vars.space.xs})`,
  /** 232 px. */
  large: `calc(2 * ${vars.space['4xl']} + ${vars.space.xl} + ${vars.space.xs})`,
}

const plotHeightsOnPhones = {
  line: plotHeights.line,
  small: plotHeights.small,
  trend: plotHeights.trend,
  /** 104 px. */
  medium: `calc(${vars.space['4xl']} + ${vars.space.xs})`,
  /** 176 px. */
  large: `calc(${vars.space['4xl']} + ${vars.space['3xl']} + ${vars.space.md})`,
}

export type PlotHeight = keyof typeof plotHeights

/** Fixed, so that nothing moves when the data arrives. Only a long message in its place makes it higher. */
export const plotHeight = styleVariants(plotHeights, (minBlockSize, name) =>
  rule({ minBlockSize, '@media': { [media.belowMedium]: { minBlockSize: plotHeightsOnPhones[name] } } }),
)

export const plot = style(
  rule({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minInlineSize: 0,
    // Picking moves across; the page still scrolls up and down.
    touchAction: 'pan-y',
    borderRadius: vars.radius.small,
    selectors: whenFocusVisible,
  }),
)

/** What is drawn may be as wide as a stroke outside of the plot. */
export const svg = style(
  rule({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    overflow: 'visible',
    fill: 'none',
    pointerEvents: 'none',
  }),
)

export const hairline = style(
  rule({ ...stroke(color.line.hairline, 'GrayText'), strokeWidth: vars.borderWidth.hairline }),
)

export const tick = style(rule({ ...stroke(color.line.control, 'GrayText'), strokeWidth: vars.borderWidth.hairline }))

const water = { strokeWidth: vars.borderWidth.strong } as const

/** The water line, 2 px: the reference that everything stands on. */
export const waterLine = styleVariants({
  measured: rule({ ...water, ...stroke(color.water.line) }),
  /** Nothing was measured here. */
  unmeasured: rule({ ...water, ...stroke(color.line.control, 'GrayText'), strokeDasharray: '2 4' }),
  /** Does not run: flat and grey. Also the bed of a level that is not known. */
  still: rule({ ...water, ...stroke(color.line.control, 'GrayText') }),
})

export const stem = styleVariants({
  above: rule(stroke(color.water.stemAbove)),
  below: rule(stroke(color.water.stemBelow, 'GrayText')),
  /** The present. */
  now: rule(stroke(color.tone.brand.text)),
  picked: rule(stroke(color.text.primary, 'Highlight')),
  loading: rule(stroke(color.line.hairline, 'GrayText')),
})

/** The highest value of a period, above the stem of its mean. */
export const peak = styleVariants({
  above: rule({ ...stroke(color.water.line), strokeWidth: vars.borderWidth.strong, strokeLinecap: 'round' }),
  below: rule({
    ...stroke(color.text.tertiary, 'GrayText'),
    strokeWidth: vars.borderWidth.strong,
    strokeLinecap: 'round',
  }),
})

/** The ripples around the present. */
export const ripple = style(rule({ ...stroke(color.tone.brand.text), strokeWidth: vars.borderWidth.hairline }))

/** Position of a label along the plot, and the plot's width: lengths. */
export const along = createVar()
export const plotWidth = createVar()
/** Position from the plot's top: a length. */
export const down = createVar()

/** Centred on its position, and moved as little as is needed to stay within the plot. */
const withinPlot = `clamp(-1 * ${along}, -50%, ${plotWidth} - ${along} - 100%)`

/** Space for one line of labels below the plot, which the drawing writes there. */
export const axis = style(rule({ gridColumn: '1 / -1', blockSize: `calc(${vars.space.xs} + 1lh)` }))

/** Number of characters of the longest label of the scale. */
export const characters = createVar()

/** Space for the labels of the scale, which the drawing writes there. */
export const gutter = style(
  rule({ inlineSize: `calc(max(${vars.space.xl} + ${vars.space['2xs']}, 1ch * ${characters}) + ${vars.space.xs})` }),
)

/** Labels are drawn, so that they are always where their ticks are. Forced colours do not reach them either. */
const text = (fill: string, system = 'CanvasText') =>
  ({ fill, '@media': { [media.forcedColors]: { fill: system } } }) as const

export const label = styleVariants({
  tick: rule(text(color.text.tertiary)),
  /** On the fill of a level. */
  onLevel: rule(text(color.text.secondary)),
  /** The present. */
  now: rule({ ...text(color.tone.brand.text), fontWeight: vars.fontWeight.semibold }),
  /** A sum above its bar. */
  sum: rule({ ...text(color.text.primary), fontWeight: vars.fontWeight.semibold }),
  /** A point that needs attention. */
  caution: rule({ ...text(color.tone.caution.text), fontWeight: vars.fontWeight.semibold }),
})

/** Time and value of the picked point, above it and within the plot. */
export const bubble = style(
  rule({
    position: 'absolute',
    insetBlockStart: down,
    insetInlineStart: along,
    zIndex: 1,
    inlineSize: 'max-content',
    maxInlineSize: '100%',
    transform: `translate(${withinPlot}, max(-1 * ${down}, -100% - ${vars.space.xs}))`,
    display: 'grid',
    gap: vars.space['2xs'],
    paddingBlock: vars.space['2xs'],
    paddingInline: vars.space.sm,
    background: color.surface.overlay,
    borderWidth: vars.borderWidth.hairline,
    borderColor: color.line.control,
    borderRadius: vars.radius.control,
    color: color.text.primary,
    fontWeight: vars.fontWeight.semibold,
    overflowWrap: 'anywhere',
    pointerEvents: 'none',
  }),
)

/** In place of the drawing: nothing was measured, or it could not be loaded. */
export const message = style(
  rule({
    // It lies over the drawing.
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'center',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xs,
    paddingBlockEnd: vars.space.sm,
    color: color.text.secondary,
    fontSize: vars.fontSize.small,
    textAlign: 'center',
    overflowWrap: 'anywhere',
  }),
)

/** Below data that may be outdated. */
export const stale = style(
  rule({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs, color: color.tone.caution.text }),
)

/** Its words, which break rather than push the button aside. */
export const staleText = style(rule({ flex: '1 1 12ch', minInlineSize: 0, overflowWrap: 'anywhere' }))

/** The table, as high as the drawing that it replaces, in which it scrolls. */
export const table = style(
  rule({
    position: 'absolute',
    inset: 0,
    overflow: 'auto',
    borderRadius: vars.radius.small,
    selectors: whenFocusVisible,
  }),
)

export const tableGrid = style(rule({ inlineSize: '100%', color: color.text.primary }))

const cellEdges = { paddingBlock: vars.space['2xs'], paddingInline: vars.space.xs } as const

export const headerCell = style(
  rule({
    ...cellEdges,
    position: 'sticky',
    insetBlockStart: 0,
    background: color.surface.overlay,
    color: color.text.secondary,
    fontWeight: vars.fontWeight.medium,
    textAlign: 'start',
  }),
)

export const cell = style(
  rule({
    ...cellEdges,
    borderBlockStartWidth: vars.borderWidth.hairline,
    borderColor: color.line.hairline,
    fontWeight: vars.fontWeight.regular,
    textAlign: 'start',
  }),
)

/** A row that is expected, not measured. */
export const plannedRow = style(rule({ color: color.text.secondary }))

export const numberCell = style(rule({ textAlign: 'end', whiteSpace: 'nowrap' }))

/** What the marks and fills mean. */
export const legend = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.md,
    rowGap: vars.space['2xs'],
  }),
)

export const swatch = style(rule({ flexShrink: 0, fill: 'none' }))

export const legendItem = style(
  rule({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['2xs'],
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
)
