import { style, styleVariants } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('domain', declarations)

/** Side by side in the panel, stacked in the menu of a small screen. */
export const areas = style(
  rule({
    display: 'grid',
    gap: vars.space.md,
    '@media': {
      [media.wide]: { gridTemplateColumns: '3fr 1.1fr 1fr', gridTemplateRows: 'auto auto', gap: vars.space.none },
    },
  }),
)

/** Names and lists share two rows, so that all lists begin at one height whatever the names take. */
const column = { display: 'grid', gridRow: 'span 2', gridTemplateRows: 'subgrid', padding: vars.space.sm } as const
const padding = { '@media': { [media.wide]: column } }
const divided = {
  '@media': {
    [media.wide]: {
      ...column,
      borderInlineStartWidth: vars.borderWidth.hairline,
      borderColor: color.line.hairline,
    },
  },
}
export const area = styleVariants({ cloud: padding, dedicated: divided, domain: divided }, rule)

export const heading = style(
  rule({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.sm,
    padding: vars.space.sm,
    borderRadius: vars.radius.control,
    textDecorationLine: 'none',
    selectors: {
      '&:hover:not(:active)': { '@media': { [media.canHover]: { background: color.surface.hover } } },
      '&:active': { background: color.surface.pressed },
      '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.focusRing.width})` },
    },
  }),
)

export const icon = style(rule({ color: color.tone.brand.text }))

export const texts = style(rule({ display: 'grid', minInlineSize: 0 }))

/** The first link stands where those below the captions of the sections do. */
const belowCaptions = {
  '@media': {
    [media.wide]: { paddingBlockStart: `calc(${vars.fontSize.caption} * ${vars.lineHeight.snug} + ${vars.space.xs})` },
  },
}

/** On a wide screen the sections are columns; on a small one each is a block below the one before. */
export const sections = styleVariants(
  {
    cloud: {
      display: 'grid',
      gap: vars.space.sm,
      '@media': { [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space.none } },
    },
    dedicated: belowCaptions,
    domain: belowCaptions,
  },
  rule,
)

/** Aligned with the links below it. */
export const caption = style(rule({ paddingInline: vars.space.sm, paddingBlock: vars.space['2xs'] }))

/** Two columns on a small screen. The grid keeps rows aligned when a name wraps. */
export const links = style(
  rule({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@media': { [media.wide]: { display: 'block' } },
  }),
)
