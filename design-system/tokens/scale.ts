/**
 * The values that do not change with the theme: space, radius, type, stacking order, motion, timings and breakpoints.
 * Source: visual brief (starting values) and product spec, section 9 (interface timings).
 */

/** Converts to rem, so that every size follows the user's text size (WCAG 1.4.4). */
const rem = (px: number) => `${px / 16}rem`

/** 4 px grid. Parents space their children with these; components have no outer margins. */
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
  /** Digits, plus and minus are those of Sen Digits, each 0.64 em wide, so that numbers in columns are aligned. */
  text: "'Sen Digits', 'Sen Digits Fallback', 'Be Vietnam Pro', 'Be Vietnam Pro Fallback', system-ui, sans-serif",
  mono: "'JetBrains Mono', ui-monospace, 'Cascadia Mono', Menlo, monospace",
} as const

export const fontWeight = { regular: '400', medium: '500', semibold: '600', bold: '700' } as const

/** Grows linearly from `min` in a 360 px wide window to `max` at 1440 px, and is constant outside that range. */
const fluid = (min: number, max: number) => {
  const slope = (max - min) / (1440 - 360)
  return `clamp(${rem(min)}, ${rem(min - slope * 360)} + ${(slope * 100).toFixed(3)}vw, ${rem(max)})`
}

export const fontSize = {
  /** The least size of a unit that is smaller than its figure, such as ₫. Not for text. */
  unit: rem(10.5),
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
 * Sizes with the weight, line height and letter spacing that belong to them. Used by Text and Heading, and exported as the text
 * styles of a design tool.
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

/** Heights of controls: 32, 40 and 48 px. Small is for dense tables (WCAG 2.5.8 requires at least 24 px). */
export const controlHeight = { small: rem(32), medium: rem(40), large: rem(48) } as const

export const iconSize = { small: rem(16), medium: rem(20), large: rem(24) } as const

/** Stroke width of every icon, in units of the 24-unit grid that the icons are drawn on. */
export const iconStroke = 1.75

/**
 * Heights of the drawn signs (Foundations/Signature): in a line of text, in a row, in a card, on a page, and alone in a view. `signPixels`
 * has the same in px at the browser's default text size, the unit in which they are drawn.
 */
export const signPixels = { tiny: 16, inline: 24, small: 32, medium: 48, large: 64, page: 96, hero: 240 } as const

export const signSize = {
  tiny: rem(signPixels.tiny),
  inline: rem(signPixels.inline),
  small: rem(signPixels.small),
  medium: rem(signPixels.medium),
  large: rem(signPixels.large),
  page: rem(signPixels.page),
  hero: rem(signPixels.hero),
} as const

/** The wave of a moving water line: the length of one, which adapts so that whole ones fit, and its height with the stroke. */
export const wave = { period: rem(22), height: rem(8) } as const

/** Maximum widths of content, unless described otherwise. */
export const measure = {
  /** A phrase or two. */
  phrase: rem(288),
  /** About 68 characters of body text. */
  text: rem(640),
  form: rem(420),
  toast: rem(420),
  menuMin: rem(192),
  menu: rem(320),
  /** Minimum width of text next to an action: where there is less space, the action wraps below it. */
  textWithAction: rem(288),
  tooltip: rem(280),
  /** The support chat. */
  chat: rem(360),
  dialog: rem(520),
  dialogWide: rem(880),
  /** Content that opens beside a list, to the edge of the window. */
  pane: rem(488),
  /** Minimum width of a table of five columns: in a narrower space it scrolls sideways. */
  tableMin: rem(640),
  page: rem(1200),
  /** The account, whose rows have many columns. */
  console: rem(1440),
} as const

/** Stacking order, lowest first. A toast is above every dialog. */
export const layerOrder = {
  sticky: '10',
  floating: '20',
  dialog: '100',
  menu: '200',
  toast: '300',
  tooltip: '400',
} as const

/**
 * Widths of a container, not of the window, from which a list of machines has its columns, and a line of figures is one line: beside an open
 * pane there is less space than in the window.
 */
export const containerBreakpoint = {
  /** Cards whose parts stand side by side; narrower, with large text, one below the other. */
  card: '17rem',
  /** Rows of work with their actions at the end; narrower, cards. */
  queue: '35rem',
  /** Rows with columns, below a line of heads. */
  columns: '44rem',
  /** With more space for the words of a state. */
  spacious: '52rem',
  /**
   * There is also space for the place, and for the actions beside the menu; figures have their contexts. A tablet in landscape is so wide,
   * also beside a scroll bar.
   */
  place: '60rem',
  /** With more space for each of them; the balance also with its level. */
  all: '70rem',
} as const

export const breakpoint = { medium: '48rem', large: '64rem', wide: '75rem' } as const

export const duration = {
  none: '0ms',
  state: '120ms',
  enter: '200ms',
  reveal: '400ms',
  draw: '600ms',
  settle: '900ms',
  skeleton: '1600ms',
  sway: '4800ms',
} as const
export const easing = { out: 'cubic-bezier(0.2, 0, 0, 1)' } as const
/** Distances that elements move as they appear: a section on scrolling into view, or a floating element. */
export const travel = { reveal: rem(12), enter: rem(8) } as const

/** Shadows of elements that float: dialogs, menus and toasts. Everything else is separated by a hairline. */
export const shadowShape = {
  floating: '0 8px 24px -6px',
  dialog: '0 24px 64px -16px',
} as const
