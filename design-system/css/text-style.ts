import { vars } from '#ds/tokens/contract.css.ts'
import { textStyle } from '#ds/tokens/scale.ts'

/** The CSS declarations of a text style. Letter spacing is inherited unless the style sets it. */
export function textStyleDeclarations(name: keyof typeof textStyle) {
  const { fontSize, fontWeight, lineHeight, letterSpacing } = textStyle[name]
  return {
    fontSize: vars.fontSize[fontSize],
    fontWeight: vars.fontWeight[fontWeight],
    lineHeight: vars.lineHeight[lineHeight],
    ...(letterSpacing !== 'normal' && { letterSpacing: vars.letterSpacing[letterSpacing] }),
  }
}
