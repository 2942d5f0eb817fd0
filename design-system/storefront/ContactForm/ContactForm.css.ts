import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

export const root = rule({ maxInlineSize: vars.measure.text, overflowWrap: 'anywhere' })

export const pair = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  alignItems: 'start',
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const submit = rule({ justifySelf: 'start', alignSelf: 'start' })

export const sent = rule({ display: 'grid', justifyItems: 'start', gap: vars.space.md })
