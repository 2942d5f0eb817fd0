import { style } from '@vanilla-extract/css'
import { whenFocusVisible } from '#ds/css/focus-ring.ts'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

export const root = rule({ minInlineSize: 0 })

export const summary = rule({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['2xs'],
  minBlockSize: vars.controlHeight.small,
  borderRadius: vars.radius.small,
  color: color.text.secondary,
  fontSize: vars.fontSize.caption,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    ...whenFocusVisible,
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { '@media': { [media.canHover]: { color: color.text.primary } } },
  },
})

export const chevron = rule({ selectors: { '[open] > * > &': { rotate: '90deg' } } })

export const command = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: vars.space.xs,
  padding: vars.space.xs,
  borderRadius: vars.radius.control,
  background: color.surface.sunken,
})

export const line = rule({
  flex: '1 1 0',
  minInlineSize: 0,
  paddingBlock: vars.space['2xs'],
  fontFamily: vars.fontFamily.mono,
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.body,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  userSelect: 'text',
})
