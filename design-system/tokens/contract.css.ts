import { createGlobalThemeContract } from '@vanilla-extract/css'
import { dark } from '#ds/tokens/color-themes.ts'
import {
  borderWidth,
  controlHeight,
  duration,
  easing,
  focusRing,
  fontFamily,
  fontSize,
  fontWeight,
  iconSize,
  layerOrder,
  letterSpacing,
  lineHeight,
  measure,
  radius,
  shadowShape,
  signSize,
  space,
  travel,
  wave,
} from '#ds/tokens/scale.ts'

/** Makes readable, stable custom property names: `--sen-color-surface-canvas`. */
const name = (_value: string | null, path: readonly string[]) => `sen-${path.join('-')}`

/** Tokens that depend on the theme. */
export const color = createGlobalThemeContract(dark, (value, path) => name(value, ['color', ...path]))

/** Tokens that are the same in every theme. */
export const scale = {
  space,
  radius,
  borderWidth,
  focusRing,
  fontFamily,
  fontSize,
  fontWeight,
  lineHeight,
  letterSpacing,
  controlHeight,
  iconSize,
  signSize,
  wave,
  measure,
  layerOrder,
  duration,
  easing,
  travel,
  shadowShape,
}

const scaleVars = createGlobalThemeContract(scale, name)

/** Every token as a custom property. Components use these, never raw values. */
export const vars = { color, ...scaleVars }
export { scaleVars }
