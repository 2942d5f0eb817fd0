import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { vars } from '#ds/tokens/contract.css.ts'

export const root = style(
  inLayer('domain', {
    display: 'inline-grid',
    gridTemplateColumns: `minmax(17ch, auto) ${vars.iconSize.small}`,
    alignItems: 'center',
    gap: vars.space.xs,
  }),
)

/** As small as the other controls of a dense table. */
export const select = style(
  inLayer('domain', { minBlockSize: vars.controlHeight.small, fontSize: vars.fontSize.small }),
)
