import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

export const root = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  '@media': {
    [media.large]: { selectors: { '&:has(> :nth-child(2))': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
  },
})

export const address = rule({ display: 'grid', alignContent: 'start', gap: vars.space.xs, minInlineSize: 0 })

export const facts = rule({ display: 'grid' })

export const fact = rule({
  display: 'grid',
  gridTemplateColumns: '8em minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space.sm,
  minBlockSize: vars.controlHeight.medium,
  borderBlockStartWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
  fontSize: vars.fontSize.small,
})

export const label = rule({ color: color.text.secondary, overflowWrap: 'anywhere' })
export const value = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.xs,
  minInlineSize: 0,
})
export const mono = rule({
  flex: '1 1 0',
  minInlineSize: 0,
  fontFamily: vars.fontFamily.mono,
  overflowWrap: 'anywhere',
  userSelect: 'text',
})
