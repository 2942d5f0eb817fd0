import type { ITheme } from '@xterm/xterm'
import { vars } from '#ds/tokens/contract.css.ts'

const { surface, text, tone, water } = vars.color

/** The sixteen colours of a terminal and its own, as tokens. Whatever a program combines, the terminal raises its contrast to that of text. */
const tokens = {
  background: surface.sunken,
  foreground: text.primary,
  cursor: text.primary,
  cursorAccent: surface.sunken,
  selectionBackground: tone.brand.softPressed,
  scrollbarSliderBackground: surface.hover,
  scrollbarSliderHoverBackground: surface.pressed,
  scrollbarSliderActiveBackground: surface.pressed,
  black: surface.overlay,
  red: tone.critical.text,
  green: tone.positive.text,
  yellow: tone.caution.text,
  blue: water.line,
  magenta: tone.promotion.text,
  cyan: tone.brand.onSoft,
  white: text.secondary,
  brightBlack: text.tertiary,
  brightRed: tone.critical.onSoft,
  brightGreen: tone.positive.onSoft,
  brightYellow: tone.caution.onSoft,
  brightBlue: tone.brand.text,
  brightMagenta: tone.promotion.onSoft,
  brightCyan: tone.neutral.onSoft,
  brightWhite: text.primary,
} as const satisfies ITheme

/** Reads the values of the tokens where an element is. */
export function terminalColors(element: HTMLElement): ITheme {
  const values = getComputedStyle(element)
  const read = (token: string) => values.getPropertyValue(token.slice('var('.length, -1)).trim()
  return Object.fromEntries(Object.entries(tokens).map(([name, token]) => [name, read(token)]))
}
