import { style, styleVariants } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('components', declarations)

/** Forced colours do not reach fills and strokes of drawings: edges stay, and fills go. */
const forced = (declarations: { fill?: string; stroke?: string }) => ({
  '@media': { [media.forcedColors]: declarations },
})

/** Below what has happened, and the two stripes of the hatching below what is expected. */
export const fill = styleVariants({
  past: rule({ fill: color.water.level, ...forced({ fill: 'none' }) }),
  planned: rule({ fill: color.water.planned, ...forced({ fill: 'GrayText' }) }),
  plannedFaint: rule({ fill: color.water.plannedFaint, ...forced({ fill: 'Canvas' }) }),
})

const edgeLine = {
  fill: 'none',
  strokeWidth: vars.borderWidth.strong,
  strokeLinejoin: 'round',
  stroke: color.water.line,
  ...forced({ stroke: 'CanvasText' }),
} as const

/** Solid for what has happened, dotted for what is expected. */
export const edge = styleVariants({
  past: rule(edgeLine),
  planned: rule({ ...edgeLine, strokeDasharray: '3 4', strokeLinecap: 'round' }),
})

/** A frame around what is not counted: it came back. */
export const frame = style(
  rule({
    fill: 'none',
    stroke: color.line.control,
    strokeWidth: vars.borderWidth.hairline,
    strokeDasharray: '3 3',
    ...forced({ stroke: 'CanvasText' }),
  }),
)
