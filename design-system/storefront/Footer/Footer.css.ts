import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

export const footer = rule({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${vars.measure.page})`,
  justifyContent: 'center',
  paddingBlock: vars.space.xl,
  paddingInline: vars.space.md,
  background: color.surface.sunken,
  borderBlockStartWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
  '@media': { [media.medium]: { paddingInline: vars.space.xl } },
})

export const content = rule({
  display: 'grid',
  alignItems: 'center',
  gap: vars.space.sm,
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) auto', rowGap: vars.space.md } },
})

export const hotline = rule({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: color.text.secondary,
  fontSize: vars.fontSize.small,
})

export const number = rule({ fontWeight: vars.fontWeight.semibold, fontVariantNumeric: 'tabular-nums' })

export const small = rule({ maxInlineSize: vars.measure.text })

export const copyright = rule({ '@media': { [media.medium]: { textAlign: 'end' } } })
