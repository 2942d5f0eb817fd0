import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('domain', declarations)

/** A subject without a space breaks. */
export const subject = style(rule({ overflowWrap: 'anywhere' }))

/** Line breaks stay, and a long word breaks. */
export const message = style(
  rule({ lineHeight: vars.lineHeight.body, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }),
)
