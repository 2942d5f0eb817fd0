import { color, vars } from '#ds/tokens/contract.css.ts'

/** Border, corners, background and shadow of a dialog. On a phone it is a sheet on the lower edge, with only its upper corners rounded. */
export const dialogSurface = {
  borderWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
  borderStartStartRadius: vars.radius.dialog,
  borderStartEndRadius: vars.radius.dialog,
  background: color.surface.overlay,
  color: color.text.primary,
  boxShadow: `${vars.shadowShape.dialog} ${color.shadow}`,
} as const

/** Position of a dialog's close button. */
export const dialogCloseButton = {
  position: 'absolute',
  insetBlockStart: vars.space.md,
  insetInlineEnd: vars.space.md,
} as const
