import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('components', declarations)

export const select = style(
  rule({
    paddingInlineEnd: `calc(${vars.space.sm} * 2 + ${vars.iconSize.small})`,
    selectors: {
      '&:active:enabled': { background: color.surface.pressed },
      '&:has(> option[data-placeholder]:checked)': { color: color.text.tertiary },
    },
  }),
)

/** The list is drawn by the operating system; these colours keep it readable where the system uses the page's colours. */
export const option = style(rule({ background: color.surface.overlay, color: color.text.primary }))

// The colour is set on the span: browsers do not adapt a colour set on an SVG itself to forced colours.
export const chevron = style(
  rule({
    display: 'flex',
    alignItems: 'center',
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: vars.space.sm,
    color: color.text.secondary,
    pointerEvents: 'none',
  }),
)
