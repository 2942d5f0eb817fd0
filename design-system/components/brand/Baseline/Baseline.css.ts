import { style, styleVariants } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { movingWater } from '#ds/css/moving-water.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('components', declarations)

const flat = { inlineSize: '100%', blockSize: 0, borderBlockStartWidth: vars.borderWidth.strong } as const

export const line = styleVariants({
  measured: rule({ ...flat, borderBlockStartStyle: 'solid', borderBlockStartColor: color.water.line }),
  promised: rule({ ...flat, borderBlockStartStyle: 'dashed', borderBlockStartColor: color.water.promised }),
})

export const wave = style(rule({ inlineSize: '100%', ...movingWater }))
