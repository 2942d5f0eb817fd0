import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { textStyleDeclarations } from '#ds/css/text-style.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

export const row = rule({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space.md,
  rowGap: vars.space.xs,
  '@media': { [media.medium]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
})

export const icon = rule({ display: 'grid', color: color.text.tertiary })

export const words = rule({ display: 'grid', rowGap: vars.space['2xs'], minInlineSize: 0, overflowWrap: 'anywhere' })

export const title = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xs,
  fontWeight: vars.fontWeight.semibold,
})

export const details = rule({ color: color.text.secondary, ...textStyleDeclarations('small') })

/** On a phone below the words, in line with them. */
export const action = rule({
  gridColumn: 2,
  justifySelf: 'start',
  '@media': { [media.medium]: { gridColumn: 'auto', justifySelf: 'end' } },
})
