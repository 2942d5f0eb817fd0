import { vars } from '#ds/tokens/contract.css.ts'
import { textStyle } from '#ds/tokens/scale.ts'

/** A text style of the tokens as declarations. Letters stand as they are inherited unless the style tightens them. */
export function styleOfText(name: keyof typeof textStyle) {
  const { fontSize, fontWeight, lineHeight, letterSpacing } = textStyle[name]
  return {
    fontSize: vars.fontSize[fontSize],
    fontWeight: vars.fontWeight[fontWeight],
    lineHeight: vars.lineHeight[lineHeight],
    ...(letterSpacing !== 'normal' && { letterSpacing: vars.letterSpacing[letterSpacing] }),
  }
}
