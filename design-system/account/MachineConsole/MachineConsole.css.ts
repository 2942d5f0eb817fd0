import { globalStyle, style } from '@vanilla-extract/css'
import { focusRing } from '#ds/css/focus-ring.ts'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { textStyleDeclarations } from '#ds/css/text-style.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('domain', declarations)
const hairline = `${vars.borderWidth.hairline} solid ${vars.color.line.hairline}`

/** As high as the space that its parent gives it, and high enough to work in. */
export const root = style(
  rule({
    display: 'grid',
    gridTemplateRows: `minmax(${vars.measure.textWithAction}, 1fr) auto`,
    gap: vars.space.xs,
    minInlineSize: 0,
  }),
)

/** A terminal is dark in both themes: this element has the dark one. */
export const frame = style(
  rule({
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    gridTemplateColumns: 'minmax(0, 1fr)',
    color: vars.color.text.primary,
    background: vars.color.surface.sunken,
    border: hairline,
    borderRadius: vars.radius.card,
    overflow: 'hidden',
    selectors: { '&:fullscreen': { borderStyle: 'none', borderRadius: 0 } },
  }),
)

export const bar = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space.xs,
    // This is 44 px.
    minBlockSize: `calc(${vars.controlHeight.medium} + ${vars.space['2xs']})`,
    paddingInlineStart: vars.space.md,
    paddingInlineEnd: vars.space['2xs'],
    background: vars.color.surface.raised,
    borderBlockEnd: hairline,
  }),
)

export const state = style(
  rule({ display: 'flex', alignItems: 'center', columnGap: vars.space.xs, ...textStyleDeclarations('small') }),
)
export const quiet = style(
  rule({
    color: vars.color.text.secondary,
    display: 'none',
    '@media': { [media.medium]: { display: 'inline' } },
  }),
)
export const buttons = style(rule({ display: 'flex', alignItems: 'center' }))
/** Words that a phone has no space for: the button has them as its name. */
export const words = style(rule({ display: 'none', '@media': { [media.medium]: { display: 'inline' } } }))

/** What is around the terminal, which fills the rest. */
export const screen = style(
  rule({
    position: 'relative',
    minBlockSize: 0,
    padding: vars.space.md,
    fontFamily: vars.fontFamily.mono,
    // The ring is inside, since the frame cuts off what is outside.
    selectors: { '&:focus-within': { ...focusRing, outlineOffset: `calc(-1 * ${vars.focusRing.width})` } },
  }),
)
export const terminal = style(rule({ blockSize: '100%', inlineSize: '100%', overflow: 'hidden' }))
/** The rows for screen readers lie invisibly on those that are drawn: clipped, so that they are only as large as the terminal. */
globalStyle(`${terminal} .xterm-accessibility`, rule({ clipPath: 'inset(0)' }))
/** The library shows it at each change of the size, and lets it fade for a second, also where motion is reduced: only for a pointer. */
globalStyle(
  `${terminal}:not(:hover) .xterm .xterm-scrollable-element > .scrollbar:is(.visible, .invisible)`,
  rule({ opacity: 0, transition: 'none' }),
)

/** In place of the terminal. */
export const placeholder = style(rule({ display: 'grid', alignContent: 'center', minBlockSize: 0, overflow: 'auto' }))

export const foot = style(rule({ display: 'grid' }))
export const message = style(rule({ padding: vars.space.xs, borderBlockStart: hairline }))
export const actions = style(rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs }))
export const preview = style(
  rule({
    maxBlockSize: vars.space['4xl'],
    overflow: 'auto',
    fontFamily: vars.fontFamily.mono,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    ...textStyleDeclarations('caption'),
  }),
)

/** Keys that the keyboard of a phone does not have. */
export const keys = style(
  rule({
    display: 'flex',
    gap: vars.space['2xs'],
    padding: vars.space['2xs'],
    overflowX: 'auto',
    borderBlockStart: hairline,
    '@media': { [media.medium]: { display: 'none' } },
  }),
)

export const below = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space.md,
    color: vars.color.text.tertiary,
    ...textStyleDeclarations('caption'),
  }),
)
/** A phone has no F6. */
export const leave = style(rule({ display: 'none', '@media': { [media.medium]: { display: 'inline' } } }))
export const key = style(
  rule({
    paddingInline: vars.space['2xs'],
    fontFamily: vars.fontFamily.mono,
    border: `${vars.borderWidth.hairline} solid ${vars.color.line.control}`,
    borderRadius: vars.radius.small,
  }),
)
