import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

export const root = rule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.sm })

export const head = rule({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.sm })
export const end = rule({ display: 'flex', minInlineSize: 0, marginInlineStart: 'auto' })
export const count = rule({ minInlineSize: 0, overflowWrap: 'anywhere' })

export const quiet = rule({ color: color.text.secondary, fontSize: vars.fontSize.caption })

export const list = rule({ borderBlockEndWidth: vars.borderWidth.hairline, borderColor: color.line.hairline })

export const row = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space.md,
  rowGap: vars.space['2xs'],
  paddingBlock: vars.space.sm,
  borderBlockStartWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
  fontSize: vars.fontSize.small,
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto' } },
})

export const name = rule({ fontWeight: vars.fontWeight.semibold, overflowWrap: 'anywhere', minInlineSize: 0 })

export const actions = rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs })
