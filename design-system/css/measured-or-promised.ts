import type { StyleRule } from '@vanilla-extract/css'
import { color, vars } from '#ds/tokens/contract.css.ts'

/**
 * The line below a figure of the service says where the figure comes from: solid is measured, dashed is promised. It is never the only
 * sign: a word stands beside the figure, or a legend near it.
 */
const line = { paddingBlockEnd: vars.borderWidth.hairline, borderBlockEndWidth: vars.borderWidth.strong } as const

export const measuredLine: StyleRule = {
  ...line,
  borderBlockEndStyle: 'solid',
  borderBlockEndColor: color.water.line,
}

export const promisedLine: StyleRule = {
  ...line,
  borderBlockEndStyle: 'dashed',
  borderBlockEndColor: color.water.promised,
}
