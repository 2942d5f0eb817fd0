import { style, styleVariants } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('components', declarations)

export const root = style(rule({ overflowWrap: 'anywhere' }))

/** The line is below the descenders; a figure that wraps has it below each of its lines. */
const underlined = {
  paddingBlockEnd: vars.borderWidth.hairline,
  borderBlockEndWidth: vars.borderWidth.strong,
  boxDecorationBreak: 'clone',
} as const

export const value = styleVariants({
  measured: rule({ ...underlined, borderBlockEndStyle: 'solid', borderBlockEndColor: color.water.line }),
  promised: rule({ ...underlined, borderBlockEndStyle: 'dashed', borderBlockEndColor: color.water.promised }),
})

export const note = style(
  rule({
    // Beside the focus ring of a figure that is a link.
    paddingInlineStart: vars.space['2xs'],
    color: color.text.tertiary,
    fontSize: vars.fontSize.caption,
    fontWeight: vars.fontWeight.regular,
  }),
)
