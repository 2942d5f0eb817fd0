import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('components', declarations))

export const trigger = rule({ flexShrink: 0, paddingInline: vars.space.xs, color: color.text.secondary })

/** A name that is longer than the window breaks. */
export const name = rule({ minInlineSize: 0, overflowWrap: 'anywhere' })

export const panel = rule({ padding: vars.space['2xs'] })

export const list = rule({ minInlineSize: 0 })

export const link = rule({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  minBlockSize: vars.controlHeight.medium,
  paddingInline: vars.space.sm,
  borderRadius: vars.radius.control,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover:not(:active)': { '@media': { [media.canHover]: { background: color.surface.hover } } },
    '&:active': { background: color.surface.pressed },
    '&[aria-current]': { fontWeight: vars.fontWeight.semibold },
    // Keeps the focus ring inside the panel.
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.focusRing.width})` },
  },
})

export const check = rule({ color: color.tone.brand.text })
