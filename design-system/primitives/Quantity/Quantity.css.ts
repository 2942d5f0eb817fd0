import { style, styleVariants } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (style: Parameters<typeof inLayer>[1]) => inLayer('primitives', style)

const quiet = { fontWeight: vars.fontWeight.regular, letterSpacing: vars.letterSpacing.normal }

export const unit = styleVariants({
  same: {},
  // The space before it would be too narrow beside the figure.
  small: rule({ ...quiet, fontSize: vars.fontSize.caption, color: vars.color.text.secondary, wordSpacing: '0.15em' }),
})

/** The total steps back behind the part. */
export const total = style(
  rule({ ...quiet, fontSize: `max(0.7em, ${vars.fontSize.caption})`, color: vars.color.text.tertiary }),
)
