import { createVar, style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

/** Where something stands, in percent from the west and from the north. */
export const across = createVar()
export const down = createVar()

export const map = rule({
  position: 'relative',
  // Words follow the reader's text size as far as the map has room for them.
  containerType: 'inline-size',
  // East is to the right in every language.
  direction: 'ltr',
  overflow: 'clip',
  background: color.surface.sunken,
  borderWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
  borderRadius: vars.radius.card,
})

export const drawing = rule({ inlineSize: '100%', blockSize: 'auto' })

export const graticule = rule({
  fill: 'none',
  stroke: color.line.hairline,
  strokeWidth: vars.borderWidth.hairline,
  '@media': { [media.forcedColors]: { stroke: 'none' } },
})

export const coast = rule({
  fill: color.surface.raised,
  stroke: color.line.control,
  strokeWidth: vars.borderWidth.hairline,
  strokeLinejoin: 'round',
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
})

export const islands = rule({
  stroke: color.line.control,
  strokeWidth: `calc(1.5 * ${vars.borderWidth.strong})`,
  strokeLinecap: 'round',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
})

const placed = { position: 'absolute', insetInlineStart: across, insetBlockStart: down } as const

/** Its mark lies on the place. */
export const place = rule({ ...placed, transform: 'translate(-50%, -50%)' })

/** A number in a disc, on the map and wherever the place is meant. */
export const placeMark = rule({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.iconSize.large,
  blockSize: vars.iconSize.large,
  borderRadius: vars.radius.full,
  background: color.tone.brand.solid,
  color: color.tone.brand.onSolid,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.flat,
  '@media': { [media.forcedColors]: { borderWidth: vars.borderWidth.hairline } },
})

/** Letters have an edge in the colour of what is mostly below, so that no line runs into them. */
const letters = (below: string) =>
  ({
    lineHeight: vars.lineHeight.flat,
    whiteSpace: 'nowrap',
    WebkitTextStroke: `calc(2 * ${vars.borderWidth.strong}) ${below}`,
    paintOrder: 'stroke fill',
    '@media': { [media.forcedColors]: { WebkitTextStroke: '0' } },
  }) as const

export const islandName = rule({
  ...placed,
  ...letters(color.surface.sunken),
  paddingBlockStart: vars.space.xs,
  color: color.text.tertiary,
  fontSize: `min(${vars.fontSize.caption}, 4cqi)`,
  transform: 'translateX(-50%)',
})

const markSize = `min(${vars.iconSize.large}, 8cqi)`

export const mark = style([
  placeMark,
  inLayer('domain', { inlineSize: markSize, blockSize: markSize, fontSize: `min(${vars.fontSize.small}, 4.5cqi)` }),
])

/** Beside the mark. */
const name = {
  position: 'absolute',
  insetBlockStart: '50%',
  paddingInline: vars.space['2xs'],
  fontSize: `min(${vars.fontSize.small}, 4.5cqi)`,
  fontWeight: vars.fontWeight.semibold,
  transform: 'translateY(-50%)',
} as const

export const placeName = {
  west: rule({ ...name, ...letters(color.surface.raised), insetInlineEnd: '100%' }),
  east: rule({ ...name, ...letters(color.surface.sunken), insetInlineStart: '100%' }),
}
