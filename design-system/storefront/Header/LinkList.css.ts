import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

const rowHeight = `calc(${vars.controlHeight.small} + ${vars.space['2xs']})`

export const link = rule({
  display: 'flex',
  alignItems: 'center',
  // It is high enough for touch; rows are denser on wide screens.
  minBlockSize: vars.controlHeight.medium,
  paddingInline: vars.space.sm,
  paddingBlock: vars.space['2xs'],
  borderRadius: vars.radius.control,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
  textDecorationLine: 'none',
  '@media': { [media.wide]: { minBlockSize: rowHeight } },
  selectors: {
    '&:hover:not(:active)': { '@media': { [media.canHover]: { background: color.surface.hover } } },
    '&:active': { background: color.surface.pressed },
    // Keeps the focus ring inside the scrolling panel.
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.focusRing.width})` },
  },
})
