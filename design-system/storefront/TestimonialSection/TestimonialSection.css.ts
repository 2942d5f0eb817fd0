import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

export const score = rule({
  fontSize: vars.fontSize.display3,
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: vars.letterSpacing.tight,
  lineHeight: vars.lineHeight.tight,
})

export const reviews = rule({ color: color.text.secondary })

export const testimonials = rule({
  display: 'grid',
  gap: vars.space.md,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: vars.space.lg },
  },
})

export const wide = rule({ '@media': { [media.medium]: { gridColumn: 'span 2' } } })
