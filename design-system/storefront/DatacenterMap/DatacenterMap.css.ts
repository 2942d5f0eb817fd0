import { createVar, style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

/** Position on the map, in percent from the west and from the north, as a number without a unit. */
export const across = createVar()
export const down = createVar()

export const map = rule({
  position: 'relative',
  // Labels scale with the reader's text size, but are limited by the width of the map.
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

const placed = {
  position: 'absolute',
  insetInlineStart: `calc(${across} * 1%)`,
  insetBlockStart: `calc(${down} * 1%)`,
} as const

/** Centres the mark on the place. */
export const place = rule({ ...placed, transform: 'translate(-50%, -50%)' })

/** A number in a disc, on the map and wherever else the place is referred to. */
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

/** Outlines the letters in the colour of their background, so that lines of the map do not touch them. */
const outlinedLetters = (background: string) =>
  ({
    lineHeight: vars.lineHeight.flat,
    inlineSize: 'max-content',
    whiteSpace: 'nowrap',
    WebkitTextStroke: `calc(2 * ${vars.borderWidth.strong}) ${background}`,
    paintOrder: 'stroke fill',
    '@media': { [media.forcedColors]: { WebkitTextStroke: '0' } },
  }) as const

export const islandName = rule({
  ...placed,
  ...outlinedLetters(color.surface.sunken),
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

/** Next to the mark, and truncated at the edge of the map, whose label has the full names. The padding leaves space for the outline. */
const name = {
  position: 'absolute',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  paddingBlock: vars.space.xs,
  insetBlockStart: '50%',
  paddingInline: vars.space['2xs'],
  fontSize: `min(${vars.fontSize.small}, 4.5cqi)`,
  fontWeight: vars.fontWeight.semibold,
  transform: 'translateY(-50%)',
} as const

/** Half of the mark is between the place and its name. */
const spaceFrom = (percent: string) => `calc(1cqi * (${percent}) - ${markSize} / 2)`

export const placeName = {
  west: rule({
    ...name,
    ...outlinedLetters(color.surface.raised),
    insetInlineEnd: '100%',
    maxInlineSize: spaceFrom(across),
  }),
  east: rule({
    ...name,
    ...outlinedLetters(color.surface.sunken),
    insetInlineStart: '100%',
    maxInlineSize: spaceFrom(`100 - ${across}`),
  }),
}
