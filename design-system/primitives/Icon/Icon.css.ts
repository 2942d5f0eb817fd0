import { styleVariants } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { vars } from '#ds/tokens/contract.css.ts'

export const size = styleVariants(vars.iconSize, (length) =>
  inLayer('primitives', { inlineSize: length, blockSize: length, flexShrink: 0 }),
)
