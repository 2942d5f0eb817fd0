import { breakpoint, containerBreakpoint } from '#ds/tokens/scale.ts'

/** Media queries, mobile first. */
export const media = {
  belowMedium: `screen and (width < ${breakpoint.medium})`,
  medium: `screen and (min-width: ${breakpoint.medium})`,
  belowLarge: `screen and (width < ${breakpoint.large})`,
  /** Tablets: from `medium` to `large`. */
  mediumOnly: `screen and (${breakpoint.medium} <= width < ${breakpoint.large})`,
  /** Tablets and small desktops: from `medium` to `wide`. */
  mediumToWide: `screen and (${breakpoint.medium} <= width < ${breakpoint.wide})`,
  large: `screen and (min-width: ${breakpoint.large})`,
  /** Wide enough for the six groups of the public header and its buttons side by side, in both languages. */
  wide: `screen and (min-width: ${breakpoint.wide})`,
  motionAllowed: '(prefers-reduced-motion: no-preference)',
  print: 'print',
  forcedColors: '(forced-colors: active)',
  /** A mouse or a trackpad. Hover styles apply only here, so that they do not stick after a tap. */
  canHover: '(hover: hover)',
} as const

/** Queries of the nearest ancestor with a `containerType`, narrowest first. */
export const container = {
  belowCard: `(width < ${containerBreakpoint.card})`,
  card: `(min-width: ${containerBreakpoint.card})`,
  belowColumns: `(width < ${containerBreakpoint.columns})`,
  queue: `(min-width: ${containerBreakpoint.queue})`,
  columns: `(min-width: ${containerBreakpoint.columns})`,
  spacious: `(min-width: ${containerBreakpoint.spacious})`,
  place: `(min-width: ${containerBreakpoint.place})`,
  all: `(min-width: ${containerBreakpoint.all})`,
} as const
