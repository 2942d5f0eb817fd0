import Color from 'colorjs.io'
import { expect, test } from 'vitest'
import { type ColorTheme, themes } from '#ds/tokens/color-themes.ts'
import { dark, light } from '#server/mails/mail-colors.ts'

/** The colours that mails use, as the design system has them. */
const colorsOf = ({ surface, text, line, tone: { brand } }: ColorTheme) => ({
  canvas: surface.canvas,
  sunken: surface.sunken,
  raised: surface.raised,
  primary: text.primary,
  secondary: text.secondary,
  tertiary: text.tertiary,
  hairline: line.hairline,
  solid: brand.solid,
  onSolid: brand.onSolid,
  brand: brand.text,
})

const hexOf = (color: string) => new Color(color).to('srgb').toGamut().toString({ format: 'hex', collapse: false })

test.each([
  ['light', light],
  ['dark', dark],
] as const)("the %s colours of mails are the design system's", (theme, colors) => {
  const entries = Object.entries(colorsOf(themes[theme])).map(([name, color]) => [name, hexOf(color)])
  expect(colors).toEqual(Object.fromEntries(entries))
})
