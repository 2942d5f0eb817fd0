import { color, vars } from '#ds/tokens/contract.css.ts'

/** What a dialog is made of: on a phone a sheet on the lower edge, with two round corners. */
export const dialogSurface = {
  borderWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
  borderStartStartRadius: vars.radius.dialog,
  borderStartEndRadius: vars.radius.dialog,
  background: color.surface.overlay,
  color: color.text.primary,
  boxShadow: `${vars.shadowShape.dialog} ${color.shadow}`,
} as const

/** Where the button stands that closes it. */
export const dialogClose = {
  position: 'absolute',
  insetBlockStart: vars.space.md,
  insetInlineEnd: vars.space.md,
} as const
