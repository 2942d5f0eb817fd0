import { breakpoint } from '#ds/tokens/scale.ts'

/** Media queries, mobile first. */
export const media = {
  belowMedium: `screen and (width < ${breakpoint.medium})`,
  medium: `screen and (min-width: ${breakpoint.medium})`,
  large: `screen and (min-width: ${breakpoint.large})`,
  /** Wide enough for the six groups of the public header and its buttons side by side, in both languages. */
  wide: `screen and (min-width: ${breakpoint.wide})`,
  motionAllowed: '(prefers-reduced-motion: no-preference)',
  forcedColors: '(forced-colors: active)',
  /** A mouse or a trackpad. Hover styles apply only here, so that they do not stick after a tap. */
  canHover: '(hover: hover)',
} as const
