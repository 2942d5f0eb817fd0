import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

export const card = style(
  inLayer('domain', {
    inlineSize: '100%',
    maxInlineSize: vars.measure.form,
    '@media': {
      [media.medium]: {
        padding: vars.space.xl,
        background: color.surface.raised,
        borderWidth: vars.borderWidth.hairline,
        borderColor: color.line.hairline,
        borderRadius: vars.radius.dialog,
      },
    },
  }),
)
