import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

export const header = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.lg,
  rowGap: vars.space.xs,
  paddingBlock: vars.space.sm,
  paddingInline: vars.space.md,
  background: color.surface.raised,
  borderBlockEndWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
  '@media': { [media.medium]: { paddingInline: vars.space.lg } },
})

export const brand = rule({ display: 'inline-flex', alignItems: 'center', gap: vars.space.sm })

/** Wraps onto its own line when both do not fit. */
export const account = rule({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minInlineSize: 0,
  flex: '1 1 auto',
  '@media': { [media.medium]: { flex: '0 1 auto' } },
})

export const names = rule({ display: 'grid', flex: '1', minInlineSize: 0 })

export const home = rule({ display: 'inline-flex' })
