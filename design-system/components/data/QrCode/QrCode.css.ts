import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('components', declarations))

export const code = rule({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  borderRadius: vars.radius.small,
  // A contrast theme would make both colours the same.
  forcedColorAdjust: 'none',
})

/** The element has the light theme: the lightest surface, and the darkest text. */
export const paper = rule({ fill: color.surface.raised })
export const ink = rule({ fill: color.text.primary })
