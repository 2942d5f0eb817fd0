import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

export const hotline = rule({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: color.text.secondary,
  fontSize: vars.fontSize.small,
})

export const number = rule({
  display: 'inline-block',
  paddingBlock: vars.space['2xs'],
  fontWeight: vars.fontWeight.semibold,
})
