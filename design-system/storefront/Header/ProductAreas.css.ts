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
    '@media': { [media.wide]: { gridTemplateColumns: '2fr 1fr 1fr', gap: vars.space.none } },
  }),
)

const padding = { '@media': { [media.wide]: { padding: vars.space.sm } } }
const divided = {
  '@media': {
    [media.wide]: {
      padding: vars.space.sm,
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

const twoColumns = { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } as const
/** The longest list has two columns; on a small screen all do. The grid keeps rows aligned when a name wraps. */
export const links = styleVariants(
  {
    cloud: twoColumns,
    dedicated: { ...twoColumns, '@media': { [media.wide]: { display: 'block' } } },
    domain: { ...twoColumns, '@media': { [media.wide]: { display: 'block' } } },
  },
  rule,
)
