import { styleVariants } from '@vanilla-extract/css'
import { whenFocusVisible } from '#ds/css/focus-ring.ts'
import { inLayer } from '#ds/css/layers.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const widths = { short: '9ch', medium: '18ch', long: '26ch' } as const

export const truncated = styleVariants(widths, (maxInlineSize) =>
  inLayer('domain', {
    display: 'inline-block',
    maxInlineSize,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    verticalAlign: 'bottom',
    borderRadius: vars.radius.small,
    selectors: whenFocusVisible,
  }),
)
