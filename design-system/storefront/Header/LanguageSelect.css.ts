import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { transition } from '#ds/css/motion.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

export const frame = rule({ position: 'relative', display: 'inline-flex' })

export const select = rule({
  minBlockSize: vars.controlHeight.medium,
  paddingInlineStart: `calc(${vars.space.xs} * 2 + ${vars.iconSize.small})`,
  paddingInlineEnd: `calc(${vars.space.xs} + ${vars.space['2xs']} + ${vars.iconSize.small})`,
  borderRadius: vars.radius.control,
  color: color.text.secondary,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.tight,
  ...transition(['background-color', 'color']),
  selectors: {
    '&:hover': { '@media': { [media.canHover]: { background: color.surface.hover, color: color.text.primary } } },
  },
})

/** The list is drawn by the system; these two colours keep it readable when the system uses the page's colours. */
export const option = rule({ background: color.surface.overlay, color: color.text.primary })

const mark = {
  position: 'absolute',
  insetBlock: 0,
  display: 'flex',
  alignItems: 'center',
  pointerEvents: 'none',
} as const

export const globe = rule({ ...mark, insetInlineStart: vars.space.xs, color: color.text.tertiary })
export const chevron = rule({ ...mark, insetInlineEnd: vars.space.xs, color: color.text.tertiary })
