import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { vars } from '#ds/tokens/contract.css.ts'

/** As high with a small button as without one, so that headings and panels side by side are on one line. */
export const header = style(inLayer('domain', { minBlockSize: vars.controlHeight.small }))
