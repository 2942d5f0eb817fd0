import type { StyleRule } from '@vanilla-extract/css'
import { vars } from '#ds/tokens/contract.css.ts'

/** The focus ring of all elements: 2 px wide, at a distance of 2 px, at least 3:1 against every surface (WCAG 2.4.7, 2.4.13). */
export const focusRing: StyleRule = {
  outline: `${vars.focusRing.width} solid ${vars.color.line.focus}`,
  outlineOffset: vars.focusRing.offset,
}

/** Shows the ring on keyboard focus, as detected by the browser or by Ariakit. */
export const whenFocusVisible = {
  '&:focus-visible': focusRing,
  '&[data-focus-visible]': focusRing,
} as const
