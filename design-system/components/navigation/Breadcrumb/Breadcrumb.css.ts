import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('components', declarations))

export const root = rule({ color: color.text.tertiary, fontSize: vars.fontSize.small, overflowWrap: 'anywhere' })

export const steps = rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs })

export const step = rule({
  selectors: { '& + &::before': { content: '"/"', paddingInlineEnd: vars.space.xs } },
})
