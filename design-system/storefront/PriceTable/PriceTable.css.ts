import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

export const root = rule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.lg })

/** The plan, its series and its badge, one below another. */
export const name = rule({ display: 'grid', justifyItems: 'start', gap: vars.space['2xs'] })

/** The price beside its button, or above it where there is no space. */
export const offer = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: vars.space.md,
  rowGap: vars.space.xs,
})

export const price = rule({ display: 'grid', justifyItems: 'end' })

export const amount = rule({ fontWeight: vars.fontWeight.semibold })

export const originalPrice = rule({ color: color.text.tertiary, fontSize: vars.fontSize.small })
