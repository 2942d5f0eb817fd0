import { createVar, style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

/** The filled share of a level, in percent. */
export const share = createVar()

/** Stands on the horizon: no lower edge, and room below for the leaves. */
export const panel = rule({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.sm,
  inlineSize: '100%',
  padding: vars.space.md,
  paddingBlockEnd: vars.space.xl,
  background: color.surface.raised,
  borderWidth: vars.borderWidth.hairline,
  borderBlockEndWidth: 0,
  borderColor: color.line.hairline,
  borderStartStartRadius: vars.radius.dialog,
  borderStartEndRadius: vars.radius.dialog,
  overflowWrap: 'anywhere',
  '@media': { [media.wide]: { inlineSize: '27.5em', paddingInline: '1.25em' } },
})

export const header = rule({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.md,
})

export const hostname = rule({ fontFamily: vars.fontFamily.mono, fontWeight: vars.fontWeight.medium })

export const status = rule({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: color.tone.positive.text,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.semibold,
})

export const statusMark = rule({ fill: 'none', stroke: 'currentColor', overflow: 'visible' })

export const facts = rule({
  flexBasis: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.sm,
  color: color.text.tertiary,
  fontSize: vars.fontSize.small,
})

/** On phones always on a line of its own: with its font it would get too wide for the other's only when that has loaded. */
export const address = rule({
  fontFamily: vars.fontFamily.mono,
  '@media': { [media.belowMedium]: { flexBasis: '100%' } },
})

export const meters = rule({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.md })

export const labelled = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space['2xs'],
  color: color.text.secondary,
  fontSize: vars.fontSize.caption,
  '@media': { [media.medium]: { fontSize: vars.fontSize.small } },
})

/** In the font of the page: at the end of a line, another one would move it when it has loaded. */
export const value = rule({ color: color.text.primary, fontWeight: vars.fontWeight.medium })

export const total = rule({
  color: color.text.tertiary,
  fontWeight: vars.fontWeight.regular,
})

/** Marks an example with grey points. A line of water would be a measurement. */
const sample = { borderBlockEndWidth: vars.borderWidth.strong, borderBlockEndStyle: 'dotted' } as const

/** A level: a row of points as long as the share, with a mark at its end. */
export const level = rule({
  position: 'relative',
  blockSize: vars.borderWidth.strong,
  background: color.surface.hover,
})

export const filled = rule({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: share,
  ...sample,
  borderBlockEndColor: color.text.tertiary,
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInlineEnd: 0,
      insetBlock: `calc(-1.5 * ${vars.borderWidth.strong})`,
      inlineSize: vars.borderWidth.strong,
      background: color.text.tertiary,
    },
  },
})

/** Low where the panel is beside the words: the flower above it needs the height. */
export const plot = rule({
  inlineSize: '100%',
  blockSize: '4.5em',
  overflow: 'visible',
  '@media': { [media.wide]: { blockSize: '2.25em' } },
})

export const stems = rule({
  stroke: color.line.control,
  strokeWidth: vars.borderWidth.hairline,
  strokeDasharray: '1 2',
})

export const now = rule({ stroke: color.text.tertiary, strokeWidth: vars.borderWidth.strong, strokeDasharray: '2 2' })

export const axisLine = rule({ stroke: color.line.control, strokeWidth: vars.borderWidth.hairline })

export const axis = rule({
  position: 'relative',
  blockSize: '1lh',
  color: color.text.tertiary,
  fontFamily: vars.fontFamily.mono,
  fontSize: vars.fontSize.caption,
})

export const hour = rule({ position: 'absolute', insetInlineStart: share, translate: '-50%' })

export const present = rule({ position: 'absolute', insetInlineEnd: 0, color: color.text.primary })

export const actions = rule({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space.xs })

/** Looks like a button, but is not one. */
export const action = rule({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space['2xs'],
  minBlockSize: vars.controlHeight.small,
  minInlineSize: 0,
  borderWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
  borderRadius: vars.radius.control,
  fontSize: vars.fontSize.caption,
  fontWeight: vars.fontWeight.semibold,
  textAlign: 'center',
})

/** A machine that runs cannot be started. */
export const unavailable = rule({ color: color.text.tertiary })

export const actionIcon = rule({ '@media': { [media.belowMedium]: { display: 'none' } } })

export const actionLabel = rule({ minInlineSize: 0 })
