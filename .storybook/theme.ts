import Color from 'colorjs.io'
import { create } from 'storybook/theming'
import { type ColorTheme, dark, light } from '#ds/tokens/color-themes.ts'
import { fontFamily, radius } from '#ds/tokens/scale.ts'

/** Storybook's own styles compute with colours and only understand sRGB notations. */
const hex = (color: string) => new Color(color).to('srgb').toGamut().toString({ format: 'hex' })

const themeOf = (base: 'dark' | 'light', { surface, text, line, tone }: ColorTheme) =>
  create({
    base,
    brandTitle: 'Sen Cloud',
    brandUrl: './',
    brandTarget: '_self',
    fontBase: fontFamily.text,
    fontCode: fontFamily.mono,
    appBg: hex(surface.sunken),
    appContentBg: hex(surface.canvas),
    appPreviewBg: hex(surface.canvas),
    appHoverBg: hex(surface.hover),
    appBorderColor: hex(line.hairline),
    appBorderRadius: Number.parseInt(radius.control, 10),
    barBg: hex(surface.canvas),
    barTextColor: hex(text.secondary),
    barHoverColor: hex(text.primary),
    barSelectedColor: hex(tone.brand.text),
    colorPrimary: hex(tone.brand.text),
    colorSecondary: hex(tone.brand.text),
    textColor: hex(text.primary),
    textMutedColor: hex(text.secondary),
    textInverseColor: hex(surface.canvas),
    inputBg: hex(surface.raised),
    inputBorder: hex(line.control),
    inputTextColor: hex(text.primary),
    inputBorderRadius: Number.parseInt(radius.control, 10),
  })

/** Themes for Storybook's UI and docs pages, in the product's colours. */
export const storybookThemes = { dark: themeOf('dark', dark), light: themeOf('light', light) }

/** The text colour of the selected entry in the sidebar, on `colorSecondary`. */
export const onSelected = { dark: hex(dark.tone.brand.onSolid), light: hex(light.surface.canvas) }
