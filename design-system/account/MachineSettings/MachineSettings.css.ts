import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

export const root = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.xl,
  '@media': { [media.large]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space['2xl'] } },
})

/** How it goes on, above what can be done with it. */
export const column = rule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xl })
export const part = rule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.md })

export const choice = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  paddingBlock: vars.space.sm,
  borderBlockStartWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
})
export const words = rule({ flex: '1 1 12em', minInlineSize: 0 })
export const line = rule({ color: color.text.secondary, fontSize: vars.fontSize.caption, overflowWrap: 'anywhere' })
