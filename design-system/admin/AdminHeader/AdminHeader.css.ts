import { style } from '@vanilla-extract/css'
import { fingerTarget } from '#ds/css/finger-target.ts'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

export const header = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.sm,
  paddingBlock: vars.space.sm,
  paddingInlineStart: vars.space.md,
  paddingInlineEnd: `calc(${vars.space.md} - ${vars.space.xs})`,
  background: color.surface.raised,
  borderBlockEndWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
  '@media': { [media.medium]: { paddingInline: vars.space.lg } },
})

export const brand = rule({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.sm,
  marginInlineEnd: 'auto',
})

export const tools = rule({ display: 'inline-flex', alignItems: 'center', minInlineSize: 0 })

export const account = rule({ display: 'flex', alignItems: 'center', gap: vars.space.sm, minInlineSize: 0 })

export const notOnPhones = rule({ '@media': { [media.belowMedium]: { display: 'none' } } })

export const onPhones = rule({ display: 'inline-flex', '@media': { [media.medium]: { display: 'none' } } })

/** The avatar fills its height, and a thumb meets more than it. */
export const menuButton = rule({ paddingInline: vars.space['2xs'], selectors: { '&::after': fingerTarget } })

export const identity = rule({
  overflowWrap: 'anywhere',
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.sm,
})

export const names = rule({ display: 'grid', minInlineSize: 0 })

export const home = rule({ display: 'inline-flex' })
