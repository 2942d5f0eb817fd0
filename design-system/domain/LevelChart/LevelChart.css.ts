import { style, styleVariants } from '@vanilla-extract/css'
import { along, down } from '#ds/components/data/charts/charts.css.ts'
import { focusRing } from '#ds/css/focus-ring.ts'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('components', declarations)

/** Forced colours do not reach fills and strokes of drawings: edges stay, and fills go. */
const forced = (declarations: { fill?: string; stroke?: string }) => ({
  '@media': { [media.forcedColors]: declarations },
})

/** The lines of today, and of the day on which the level does not suffice. */
export const dayLine = styleVariants({
  now: rule({
    stroke: color.tone.brand.line,
    strokeWidth: vars.borderWidth.hairline,
    ...forced({ stroke: 'CanvasText' }),
  }),
  shortfall: rule({
    stroke: color.tone.caution.line,
    strokeWidth: vars.borderWidth.hairline,
    strokeDasharray: '3 3',
    ...forced({ stroke: 'CanvasText' }),
  }),
})

/** Space for the words above the plot. */
export const flags = style(rule({ blockSize: `calc(${vars.space.sm} + 1lh)` }))

/**
 * A point: a tab stop for the keys. The pointer is followed by the plot, which picks the nearest one, so that points of one day can be told
 * apart.
 */
export const point = style(
  rule({
    position: 'absolute',
    insetBlockStart: down,
    insetInlineStart: along,
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.space.lg,
    blockSize: vars.space.lg,
    transform: 'translate(-50%, -50%)',
    borderRadius: vars.radius.full,
    pointerEvents: 'none',
    selectors: {
      '&:focus-visible': focusRing,
      '&[data-picked]': { transform: 'translate(-50%, -50%) scale(1.3)' },
    },
  }),
)

const markerStroke = { strokeLinejoin: 'round', strokeLinecap: 'round' } as const

/** Told apart by shape, not by colour. */
export const marker = styleVariants({
  filled: rule({ fill: color.water.line, ...forced({ fill: 'CanvasText' }) }),
  ring: rule({
    fill: color.surface.raised,
    stroke: color.water.line,
    strokeWidth: vars.borderWidth.strong,
    ...forced({ fill: 'Canvas', stroke: 'CanvasText' }),
  }),
  shortfall: rule({
    ...markerStroke,
    fill: color.surface.raised,
    stroke: color.tone.caution.text,
    ...forced({ fill: 'Canvas', stroke: 'CanvasText' }),
  }),
})

export const bubbleNote = style(rule({ color: color.text.secondary, fontWeight: vars.fontWeight.regular }))

export const bubbleChange = style(rule({ fontSize: vars.fontSize.small }))

/** Legend and switch; as high as the switch before they have come. */
export const foot = style(
  rule({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.md,
    minBlockSize: vars.controlHeight.small,
  }),
)
