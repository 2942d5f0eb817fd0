import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

/** The variables, each with what it becomes. */
export const variables = rule({ display: 'grid', gap: vars.space.xs })
export const variable = rule({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space.sm })
/** As it is written in the text. */
export const code = rule({ fontFamily: vars.fontFamily.mono })

/** As the customer will read it. Line breaks stay, and a long word breaks. */
export const preview = rule({
  padding: vars.space.md,
  background: color.surface.sunken,
  borderWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
  borderRadius: vars.radius.card,
  lineHeight: vars.lineHeight.body,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})
