import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

export const root = style(
  inLayer('domain', {
    display: 'inline-grid',
    gridTemplateColumns: `minmax(17ch, auto) ${vars.iconSize.small}`,
    alignItems: 'center',
    gap: vars.space.xs,
    // In a stacked row the select, not the spinner's column, is aligned with the other values.
    '@media': {
      [media.belowMedium]: { gridTemplateColumns: `${vars.iconSize.small} minmax(0, auto)`, minInlineSize: 0 },
    },
  }),
)

/** As small as the other controls of a dense table. A `fixed` one looks disabled, but can be focused, so that the reason is read out. */
export const select = recipe({
  base: inLayer('domain', {
    minBlockSize: vars.controlHeight.small,
    fontSize: vars.fontSize.small,
    '@media': { [media.belowMedium]: { gridColumn: 2 } },
  }),
  variants: {
    fixed: {
      false: {},
      true: inLayer('domain', {
        background: color.surface.sunken,
        borderColor: color.line.hairline,
        color: color.text.tertiary,
      }),
    },
  },
})
