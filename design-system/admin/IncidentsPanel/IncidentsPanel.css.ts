import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('domain', declarations)

export const actions = style(rule({ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: vars.space['2xs'] }))
