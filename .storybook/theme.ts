import Color from 'colorjs.io'
import { create } from 'storybook/theming'
import { type ColorTheme, dark, light } from '#ds/tokens/color-themes.ts'
import { fontFamily, radius } from '#ds/tokens/scale.ts'

/** Storybook's own styles compute with colours and read sRGB notations only. */
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

/** Storybook's frame and its docs pages in the product's colours. */
export const storybookThemes = { dark: themeOf('dark', dark), light: themeOf('light', light) }

/** For text on what is selected in the sidebar. */
export const onSelected = hex(dark.tone.brand.onSolid)
