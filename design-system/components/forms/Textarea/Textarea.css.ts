import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { vars } from '#ds/tokens/contract.css.ts'

export const textarea = style(
  inLayer('components', {
    paddingBlock: vars.space.xs,
    lineHeight: vars.lineHeight.body,
    resize: 'vertical',
  }),
)
