/**
 * The values that do not change with the theme: space, radius, type, depth of stacking, motion, timings and breakpoints.
 * Source: visual brief (starting values) and product spec, section 9 (interface timings).
 */

/** Root-relative length, so that every size follows the reader's text size (WCAG 1.4.4). */
const rem = (px: number) => `${px / 16}rem`

/** 4 px grid. Parents space their children with these; nothing else does. */
export const space = {
  none: '0',
  '2xs': rem(4),
  xs: rem(8),
  sm: rem(12),
  md: rem(16),
  lg: rem(24),
  xl: rem(32),
  '2xl': rem(48),
  '3xl': rem(64),
  '4xl': rem(96),
} as const

export const radius = {
  /** Focus targets inside text, meters, tracks. */
  small: '4px',
  /** Buttons, inputs, menu items. */
  control: '6px',
  card: '10px',
  /** Dialogs and the hero panel. */
  dialog: '16px',
  full: '999px',
} as const

export const borderWidth = { hairline: '1px', strong: '2px' } as const

export const focusRing = { width: '2px', offset: '2px' } as const

export const fontFamily = {
  text: "'Be Vietnam Pro', 'Be Vietnam Pro Fallback', system-ui, sans-serif",
  mono: "'JetBrains Mono', ui-monospace, 'Cascadia Mono', Menlo, monospace",
} as const

export const fontWeight = { regular: '400', medium: '500', semibold: '600', bold: '700' } as const

/** Grows in a straight line from `min` at a 360 px wide window to `max` at 1440 px, and never past either. */
const fluid = (min: number, max: number) => {
  const slope = (max - min) / (1440 - 360)
  return `clamp(${rem(min)}, ${rem(min - slope * 360)} + ${(slope * 100).toFixed(3)}vw, ${rem(max)})`
}

export const fontSize = {
  caption: rem(12),
  small: rem(14),
  body: rem(16),
  large: rem(18),
  title: rem(20),
  section: rem(24),
  page: rem(30),
  figure: rem(30),
  display3: fluid(30, 38),
  display2: fluid(34, 48),
  display1: fluid(38, 60),
} as const

export const lineHeight = { flat: '1', tight: '1.2', snug: '1.35', body: '1.55' } as const

export const letterSpacing = { tight: '-0.02em', normal: '0', wide: '0.02em', code: '0.16em' } as const

/**
 * Sizes with the weight, line height and letter spacing that belong to them: what Text and Heading draw, and the text styles
 * of a design tool.
 */
export const textStyle = {
  caption: { fontSize: 'caption', fontWeight: 'regular', lineHeight: 'snug', letterSpacing: 'normal' },
  small: { fontSize: 'small', fontWeight: 'regular', lineHeight: 'body', letterSpacing: 'normal' },
  body: { fontSize: 'body', fontWeight: 'regular', lineHeight: 'body', letterSpacing: 'normal' },
  large: { fontSize: 'large', fontWeight: 'regular', lineHeight: 'body', letterSpacing: 'normal' },
  figure: { fontSize: 'figure', fontWeight: 'regular', lineHeight: 'tight', letterSpacing: 'tight' },
  headingSmall: { fontSize: 'body', fontWeight: 'semibold', lineHeight: 'snug', letterSpacing: 'normal' },
  headingTitle: { fontSize: 'title', fontWeight: 'semibold', lineHeight: 'snug', letterSpacing: 'normal' },
  headingSection: { fontSize: 'section', fontWeight: 'semibold', lineHeight: 'snug', letterSpacing: 'tight' },
  headingPage: { fontSize: 'page', fontWeight: 'bold', lineHeight: 'tight', letterSpacing: 'tight' },
  headingDisplay3: { fontSize: 'display3', fontWeight: 'bold', lineHeight: 'tight', letterSpacing: 'tight' },
  headingDisplay2: { fontSize: 'display2', fontWeight: 'bold', lineHeight: 'tight', letterSpacing: 'tight' },
  headingDisplay1: { fontSize: 'display1', fontWeight: 'bold', lineHeight: 'tight', letterSpacing: 'tight' },
} as const satisfies Record<
  string,
  {
    fontSize: keyof typeof fontSize
    fontWeight: keyof typeof fontWeight
    lineHeight: keyof typeof lineHeight
    letterSpacing: keyof typeof letterSpacing
  }
>

/** Heights of controls. Medium and large meet the 44 px that a thumb wants; small is for dense tables (24 px is the floor of WCAG 2.5.8). */
export const controlHeight = { small: rem(32), medium: rem(40), large: rem(48) } as const

export const iconSize = { small: rem(16), medium: rem(20), large: rem(24) } as const

/** Stroke of every icon, in the 24-unit grid that the icons are drawn on. */
export const iconStroke = 1.75

/** Widest measures of content. */
export const measure = {
  /** A phrase or two: a menu, the words of a notice beside its button. */
  phrase: rem(288),
  /** About 68 characters of body text. */
  text: rem(640),
  form: rem(420),
  toast: rem(420),
  menuLeast: rem(192),
  menu: rem(320),
  /** Text beside an action: where there is less room, the action goes below it. */
  beside: rem(288),
  tooltip: rem(280),
  /** A conversation beside the page. */
  chat: rem(360),
  dialog: rem(520),
  dialogWide: rem(880),
  /** A table of five columns: narrower than this it scrolls sideways. */
  tableLeast: rem(640),
  /** Height that the steps of a guide share. */
  dialogSteps: rem(368),
  page: rem(1200),
} as const

/** Stacking, lowest first. A toast stands above every dialog. */
export const layerOrder = {
  sticky: '10',
  floating: '20',
  dialog: '100',
  menu: '200',
  toast: '300',
  tooltip: '400',
} as const

export const breakpoint = { medium: '48rem', large: '64rem', wide: '75rem' } as const

export const duration = { none: '0ms', state: '120ms', enter: '200ms', reveal: '400ms', skeleton: '1600ms' } as const
export const easing = { out: 'cubic-bezier(0.2, 0, 0, 1)' } as const
/** How far a section travels as it scrolls into view. */
export const travel = { reveal: rem(12), enter: rem(8) } as const

/** Dialogs, menus and toasts float above what they cover. Everything else is set apart by a hairline. */
export const shadowShape = {
  floating: '0 8px 24px -6px',
  dialog: '0 24px 64px -16px',
} as const
