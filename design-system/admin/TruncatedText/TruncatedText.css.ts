import { styleVariants } from '@vanilla-extract/css'
import { whenFocusVisible } from '#ds/css/focus-ring.ts'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const widths = { short: '9ch', medium: '18ch', long: '26ch' } as const

export const truncated = styleVariants(widths, (maxInlineSize) =>
  inLayer('domain', {
    display: 'inline-block',
    maxInlineSize,
    // In a stacked row it may have less than that; in the cell of a grid, a share of the cell would decide the cell's width.
    '@media': { [media.belowMedium]: { maxInlineSize: `min(100%, ${maxInlineSize})` } },
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    verticalAlign: 'bottom',
    borderRadius: vars.radius.small,
    selectors: whenFocusVisible,
  }),
)
