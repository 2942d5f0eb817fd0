import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('screens', declarations))

export const list = rule({ display: 'grid', gap: vars.space.sm, maxInlineSize: vars.measure.text })

/** A long line wraps next to the icon, not below it. */
export const item = rule({ display: 'flex', gap: vars.space.sm })

export const itemIcon = rule({ blockSize: '1lh' })

/** Where to go from here: a quotation, or the price list. */
export const next = rule({ display: 'grid', justifyItems: 'start', gap: vars.space.sm, fontSize: vars.fontSize.small })
