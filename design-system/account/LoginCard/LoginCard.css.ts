import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { vars } from '#ds/tokens/contract.css.ts'

export const card = style(
  inLayer('domain', {
    inlineSize: '100%',
    maxInlineSize: vars.measure.form,
  }),
)

/** Ends where the field above it ends. */
export const textButton = style(inLayer('domain', { paddingInline: vars.space.none }))
