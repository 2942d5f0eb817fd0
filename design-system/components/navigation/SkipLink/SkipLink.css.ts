import { style } from '@vanilla-extract/css'
import { whenFocusVisible } from '#ds/css/focus-ring.ts'
import { inLayer } from '#ds/css/layers.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

export const skipLink = style(
  inLayer('components', {
    position: 'fixed',
    zIndex: vars.layerOrder.tooltip,
    insetBlockStart: vars.space.sm,
    insetInlineStart: vars.space.sm,
    maxInlineSize: `calc(100% - 2 * ${vars.space.sm})`,
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.md,
    background: color.surface.overlay,
    borderWidth: vars.borderWidth.hairline,
    borderColor: color.line.control,
    borderRadius: vars.radius.control,
    boxShadow: `${vars.shadowShape.floating} ${color.shadow}`,
    color: color.text.primary,
    fontSize: vars.fontSize.small,
    fontWeight: vars.fontWeight.semibold,
    overflowWrap: 'anywhere',
    textDecoration: 'underline',
    selectors: {
      ...whenFocusVisible,
      // It is invisible, but focusable.
      '&:not(:focus)': { clipPath: 'inset(50%)' },
    },
  }),
)
