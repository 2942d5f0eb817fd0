import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('components', declarations)

/** The surface that the mark stands on, with which closed petals cover those behind them. Default: the page's. */
export const markSurface = createVar()

/** The width of the mark. Default: 32 px. */
export const markSize = createVar()

export const root = style(
  rule({ display: 'inline-flex', alignItems: 'center', gap: vars.space.sm, minInlineSize: 0, maxInlineSize: '100%' }),
)

/** As wide as the drawing of 32 units, so that marks of all states stand in one column. */
export const frame = style(
  rule({ display: 'grid', placeItems: 'center', flexShrink: 0, inlineSize: fallbackVar(markSize, vars.space.xl) }),
)

/** 32 × 24: the grid of the drawings. */
export const mark = style(rule({ inlineSize: '100%', blockSize: 'auto', overflow: 'visible', fill: 'none' }))

const inForcedColors = (declarations: Record<string, string>) => ({
  '@media': { [media.forcedColors]: { stroke: 'CanvasText', ...declarations } },
})

export const water = styleVariants(
  { moving: color.tone.positive.text, flat: color.line.control, critical: color.tone.critical.solid },
  (stroke) => rule({ stroke, strokeWidth: 1.75, strokeLinecap: 'round', ...inForcedColors({}) }),
)

export const fullDrop = style(
  rule({ fill: color.tone.positive.text, '@media': { [media.forcedColors]: { fill: 'CanvasText' } } }),
)
export const hollowDrop = style(rule({ stroke: color.text.tertiary, strokeWidth: 1.75, ...inForcedColors({}) }))
export const disc = style(
  rule({ fill: color.tone.critical.solid, '@media': { [media.forcedColors]: { fill: 'CanvasText' } } }),
)
export const bars = style(
  rule({
    stroke: color.tone.critical.onSolid,
    strokeWidth: 2.2,
    strokeLinecap: 'round',
    ...inForcedColors({ stroke: 'Canvas' }),
  }),
)
export const cross = style(
  rule({ stroke: color.mark.critical, strokeWidth: 2, strokeLinecap: 'round', ...inForcedColors({}) }),
)

/** The lotus is square; higher than the other marks, so that its petals are as legible. */
export const lotus = style(rule({ inlineSize: '94%', blockSize: 'auto', overflow: 'visible' }))

export const petal = styleVariants({
  open: rule({
    fill: color.mark.bloom,
    stroke: fallbackVar(markSurface, color.surface.canvas),
    strokeWidth: 1,
    '@media': { [media.forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
  }),
  opening: rule({
    fill: fallbackVar(markSurface, color.surface.canvas),
    stroke: color.mark.bloom,
    strokeWidth: 1.5,
    ...inForcedColors({ fill: 'Canvas' }),
  }),
  closed: rule({
    fill: fallbackVar(markSurface, color.surface.canvas),
    stroke: color.line.control,
    strokeWidth: 1.25,
    ...inForcedColors({ fill: 'Canvas', stroke: 'GrayText' }),
  }),
})

export const lotusWater = style(
  rule({ fill: 'none', stroke: color.tone.brand.text, strokeWidth: 2, strokeLinecap: 'round', ...inForcedColors({}) }),
)

export const words = style(rule({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' }))

export const word = styleVariants(
  {
    primary: color.text.primary,
    secondary: color.text.secondary,
    critical: color.tone.critical.text,
  },
  (wordColor) => rule({ color: wordColor, fontSize: vars.fontSize.small, lineHeight: vars.lineHeight.snug }),
)

export const detail = style(
  rule({ color: color.text.secondary, fontSize: vars.fontSize.caption, lineHeight: vars.lineHeight.snug }),
)
