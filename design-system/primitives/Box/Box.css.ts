import { styleVariants } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const bordered = {
  borderWidth: vars.borderWidth.hairline,
  borderColor: vars.color.line.hairline,
  borderRadius: vars.radius.card,
}

export const surface = styleVariants({
  canvas: inLayer('primitives', { background: vars.color.surface.canvas }),
  sunken: inLayer('primitives', { background: vars.color.surface.sunken, borderRadius: vars.radius.card }),
  raised: inLayer('primitives', { background: vars.color.surface.raised, ...bordered }),
  overlay: inLayer('primitives', { background: vars.color.surface.overlay, ...bordered }),
})
