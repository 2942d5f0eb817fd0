/**
 * The colours of the two themes. Plain values, so that tests and documentation read exactly what the pages ship.
 * Source: visual brief. color-themes.test.ts checks the contrast of every pair that the components use.
 */

import type { ThemeName } from '#ds/tokens/theme-names.ts'

/** The colours of one meaning: a component's `tone`. Colour is never the only sign of that meaning. */
export type ToneColors = {
  /** Fill of the strongest form (a primary button). */
  solid: string
  /** The strongest fill on hover. */
  solidHover: string
  /** The strongest fill while it is pressed. */
  solidPressed: string
  /** Text and icons on the strongest fill. */
  onSolid: string
  /** Subtle fill (a badge, a notice). */
  soft: string
  /** The subtle fill on hover. */
  softHover: string
  /** The subtle fill while it is pressed. */
  softPressed: string
  /** Text and icons on the subtle fill. */
  onSoft: string
  /** Text and icons on canvas, raised and overlay surfaces. */
  text: string
  /** Borders that carry meaning. */
  line: string
}

export type ColorTheme = {
  surface: {
    /** Background of the page. */
    canvas: string
    /** Recessed areas: tracks, code. */
    sunken: string
    /** A card, a table, a header. */
    raised: string
    /** Floating elements: menus, dialogs, toasts. */
    overlay: string
    /** A row or an item on hover. */
    hover: string
    /** A row or an item while it is pressed. */
    pressed: string
    /** A row on hover in a list where another row is selected: fainter than the selected row, which is `raised`. */
    rowHover: string
    /** Below the horizon of a page: the part that is under water. */
    deep: string
    /** Behind sections of reading below the horizon: deep water in the dark, paper in the light. */
    ground: string
  }
  text: {
    /** Main content. */
    primary: string
    /** Explanations. */
    secondary: string
    /** Minor details: captions, placeholders. */
    tertiary: string
  }
  line: {
    /** Decorative separators; they need no contrast. */
    hairline: string
    /** Outlines of controls; 3:1 on every surface. */
    control: string
    /** Outlines of controls on hover. */
    controlHover: string
    /** The one focus ring. */
    focus: string
  }
  /** What is measured over water: levels, samples and the line that they stand on. Foundations/Signature explains the signs. */
  water: {
    /** The water line, the edge of a level, an open petal: solid, because it is measured or has happened. */
    line: string
    /** What is promised or expected, always dashed; and ripples. */
    promised: string
    /** Fill below a measured level. Its edge is `line`; text on it is primary or secondary, never tertiary. */
    level: string
    /** The stronger stripe of the hatching below an expected level. */
    planned: string
    /** The fainter stripe of that hatching. */
    plannedFaint: string
    /** A sample above the water line: received, used. */
    stemAbove: string
    /** A sample below the water line: sent, written. */
    stemBelow: string
  }
  /** Strokes of drawn marks that are not water. Never a fill, never text. */
  mark: {
    /** A petal that is opening. At most three in a window. */
    bloom: string
    /** A mark of something that failed: a leaning petal, a cross. */
    critical: string
  }
  tone: Record<ToneName, ToneColors>
  /** Colour of every shadow; the shapes are in scale.ts. */
  shadow: string
  /** Covers the page behind a dialog. */
  backdrop: string
}

export const toneNames = ['neutral', 'brand', 'positive', 'caution', 'critical', 'promotion'] as const
export type ToneName = (typeof toneNames)[number]

/** Rounds the chroma to three decimals; smaller differences are invisible. */
const oklch = (lightness: number, chroma: number, hue: number) => `oklch(${lightness} ${+chroma.toFixed(3)} ${hue})`

/**
 * A tone of the dark theme. All tones have the same lightness and differ in hue, so that none stands out more than another.
 * Chroma is the highest that sRGB has at these lightnesses, so the colours look the same on every screen.
 */
const darkTone = (hue: number, chroma: number): ToneColors => ({
  solid: oklch(0.8, chroma, hue),
  solidHover: oklch(0.86, chroma * 0.7, hue),
  solidPressed: oklch(0.72, chroma * 0.95, hue),
  onSolid: oklch(0.18, 0.03, hue),
  soft: oklch(0.275, chroma * 0.4, hue),
  softHover: oklch(0.33, chroma * 0.5, hue),
  softPressed: oklch(0.38, chroma * 0.55, hue),
  onSoft: oklch(0.87, chroma * 0.65, hue),
  text: oklch(0.81, chroma, hue),
  line: oklch(0.58, chroma * 0.9, hue),
})

/** A tone of the light theme. Soft fills have their own chroma: near white, sRGB has few reds and many yellows. */
const lightTone = (hue: number, chroma: number, softChroma: number): ToneColors => ({
  solid: oklch(0.5, chroma, hue),
  solidHover: oklch(0.44, chroma * 0.87, hue),
  solidPressed: oklch(0.38, chroma * 0.74, hue),
  onSolid: oklch(0.99, 0.003, hue),
  soft: oklch(0.95, softChroma, hue),
  softHover: oklch(0.91, softChroma * 1.8, hue),
  softPressed: oklch(0.87, softChroma * 2.5, hue),
  onSoft: oklch(0.38, chroma * 0.75, hue),
  text: oklch(0.47, chroma * 0.93, hue),
  line: oklch(0.61, chroma, hue),
})

export const dark: ColorTheme = {
  surface: {
    canvas: 'oklch(0.17 0.015 245)',
    sunken: 'oklch(0.145 0.013 245)',
    raised: 'oklch(0.21 0.016 245)',
    overlay: 'oklch(0.25 0.017 245)',
    hover: 'oklch(0.29 0.018 245)',
    pressed: 'oklch(0.305 0.018 245)',
    rowHover: 'oklch(0.195 0.0155 245)',
    deep: 'oklch(0.145 0.02 236)',
    ground: 'oklch(0.145 0.02 236)',
  },
  text: {
    primary: 'oklch(0.96 0.005 245)',
    secondary: 'oklch(0.78 0.012 245)',
    tertiary: 'oklch(0.69 0.014 245)',
  },
  line: {
    hairline: 'oklch(0.3 0.016 245)',
    control: 'oklch(0.575 0.018 245)',
    controlHover: 'oklch(0.66 0.018 245)',
    focus: 'oklch(0.82 0.11 215)',
  },
  water: {
    line: 'oklch(0.76 0.115 222)',
    promised: 'oklch(0.58 0.095 222)',
    level: 'oklch(0.315 0.056 222)',
    planned: 'oklch(0.265 0.036 222)',
    plannedFaint: 'oklch(0.228 0.022 222)',
    stemAbove: 'oklch(0.6 0.075 222)',
    stemBelow: 'oklch(0.58 0.018 245)',
  },
  mark: {
    bloom: 'oklch(0.74 0.16 355)',
    critical: 'oklch(0.66 0.15 22)',
  },
  tone: {
    // Grey has no chroma to stand out with, so it uses lightness: near white when solid, the hue of the surfaces when soft.
    neutral: {
      ...darkTone(245, 0.012),
      solid: 'oklch(0.9 0.008 245)',
      solidHover: 'oklch(0.96 0.005 245)',
      solidPressed: 'oklch(0.8 0.01 245)',
      soft: 'oklch(0.285 0.016 245)',
      softHover: 'oklch(0.33 0.017 245)',
      softPressed: 'oklch(0.38 0.018 245)',
    },
    brand: {
      ...darkTone(222, 0.105),
      solid: 'oklch(0.76 0.115 222)',
      solidHover: 'oklch(0.82 0.105 222)',
      solidPressed: 'oklch(0.68 0.105 222)',
    },
    positive: darkTone(158, 0.13),
    caution: darkTone(85, 0.13),
    critical: {
      ...darkTone(22, 0.105),
      solid: 'oklch(0.74 0.15 22)',
      solidHover: 'oklch(0.8 0.11 22)',
      solidPressed: 'oklch(0.66 0.15 22)',
    },
    promotion: {
      ...darkTone(355, 0.118),
      solid: 'oklch(0.74 0.16 355)',
      solidHover: 'oklch(0.8 0.125 355)',
      solidPressed: 'oklch(0.66 0.16 355)',
    },
  },
  shadow: 'oklch(0.05 0.01 245 / 0.6)',
  backdrop: 'oklch(0.08 0.01 245 / 0.7)',
}

export const light: ColorTheme = {
  surface: {
    canvas: 'oklch(0.985 0.004 245)',
    sunken: 'oklch(0.96 0.006 245)',
    raised: 'oklch(1 0 0)',
    overlay: 'oklch(1 0 0)',
    hover: 'oklch(0.95 0.008 245)',
    pressed: 'oklch(0.925 0.01 245)',
    rowHover: 'oklch(0.967 0.006 245)',
    deep: 'oklch(0.958 0.013 228)',
    ground: 'oklch(0.985 0.004 245)',
  },
  text: {
    primary: 'oklch(0.22 0.02 245)',
    secondary: 'oklch(0.42 0.02 245)',
    tertiary: 'oklch(0.51 0.02 245)',
  },
  line: {
    hairline: 'oklch(0.91 0.008 245)',
    control: 'oklch(0.61 0.016 245)',
    controlHover: 'oklch(0.5 0.02 245)',
    focus: 'oklch(0.53 0.1 225)',
  },
  water: {
    line: 'oklch(0.5 0.096 228)',
    promised: 'oklch(0.61 0.096 228)',
    level: 'oklch(0.885 0.055 225)',
    planned: 'oklch(0.93 0.032 225)',
    plannedFaint: 'oklch(0.965 0.016 225)',
    stemAbove: 'oklch(0.62 0.08 228)',
    stemBelow: 'oklch(0.6 0.016 245)',
  },
  mark: {
    bloom: 'oklch(0.54 0.2 355)',
    critical: 'oklch(0.56 0.18 24)',
  },
  tone: {
    neutral: {
      ...lightTone(245, 0.015, 0.006),
      solid: 'oklch(0.3 0.02 245)',
      solidHover: 'oklch(0.4 0.02 245)',
      solidPressed: 'oklch(0.2 0.02 245)',
    },
    brand: lightTone(228, 0.096, 0.028),
    positive: lightTone(158, 0.11, 0.032),
    caution: {
      ...lightTone(80, 0.1, 0),
      soft: 'oklch(0.955 0.045 92)',
      softHover: 'oklch(0.92 0.07 92)',
      softPressed: 'oklch(0.88 0.09 92)',
    },
    critical: {
      ...lightTone(24, 0.17, 0.023),
      solid: 'oklch(0.53 0.19 24)',
      solidHover: 'oklch(0.47 0.18 24)',
      solidPressed: 'oklch(0.41 0.16 24)',
    },
    promotion: {
      ...lightTone(355, 0.17, 0.026),
      solid: 'oklch(0.54 0.2 355)',
      solidHover: 'oklch(0.48 0.19 355)',
      solidPressed: 'oklch(0.42 0.165 355)',
    },
  },
  shadow: 'oklch(0.3 0.03 245 / 0.18)',
  backdrop: 'oklch(0.25 0.02 245 / 0.45)',
}

/** All themes, by name. */
export const themes: Record<ThemeName, ColorTheme> = { dark, light }
