import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { vars } from '#ds/tokens/contract.css.ts'

export const card = style(
  inLayer('domain', {
    inlineSize: '100%',
    maxInlineSize: vars.measure.form,
  }),
)

/** Without padding, so that its text aligns with the end of the field above. */
export const textButton = style(inLayer('domain', { paddingInline: vars.space.none }))

/** Names an email address, which is one long word. */
export const about = style(inLayer('domain', { overflowWrap: 'anywhere' }))
