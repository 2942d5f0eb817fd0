import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

export const root = rule({ display: 'grid', gap: vars.space.xl })
export const search = rule({ maxInlineSize: vars.measure.text })
