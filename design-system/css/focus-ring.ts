import type { StyleRule } from '@vanilla-extract/css'
import { vars } from '#ds/tokens/contract.css.ts'

/** The one focus ring: 2 px, 2 px away, at least 3:1 against every surface (WCAG 2.4.7, 2.4.13). */
export const focusRing: StyleRule = {
  outline: `${vars.focusRing.width} solid ${vars.color.line.focus}`,
  outlineOffset: vars.focusRing.offset,
}

/** Selectors under which the ring shows: keyboard focus, told by the browser or by Ariakit. */
export const whenFocusVisible = {
  '&:focus-visible': focusRing,
  '&[data-focus-visible]': focusRing,
} as const
