import { styleVariants } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { vars } from '#ds/tokens/contract.css.ts'

/** As high with a button as without one, so that headings and panels side by side are on one line, and stay there while data arrives. */
export const header = styleVariants(
  { small: vars.controlHeight.small, medium: vars.controlHeight.medium },
  (minBlockSize) => inLayer('domain', { minBlockSize }),
)
