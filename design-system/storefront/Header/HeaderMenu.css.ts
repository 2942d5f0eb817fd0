import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { transition } from '#ds/css/motion.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'
import { belowHeader, contentAnchor, height, menuTrigger } from './Header.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

/** Depends on the panel itself, because the browser can open it before the script has loaded. */
const open = `${menuTrigger}:has(+ :popover-open) &`
export const whileClosed = rule({ selectors: { [open]: { display: 'none' } } })
export const whileOpen = rule({ display: 'none', selectors: { [open]: { display: 'block' } } })

/**
 * On a phone all of the window below the header, so that no strip of the page shows beside or below it; on wider screens a column below the
 * button.
 */
export const panel = rule({
  ...belowHeader,
  inlineSize: 'auto',
  blockSize: 'auto',
  insetBlockEnd: 0,
  insetInline: 0,
  '@media': {
    [media.belowMedium]: {
      maxBlockSize: `calc(100dvh - (${height}))`,
      borderInlineWidth: 0,
      borderBlockEndWidth: 0,
      borderRadius: 0,
    },
    [media.medium]: {
      insetBlockEnd: 'auto',
      insetInlineStart: 'auto',
      insetInlineEnd: ['0', `anchor(${contentAnchor} end)`],
      inlineSize: vars.measure.form,
    },
    [media.wide]: { display: 'none' },
  },
})

export const group = rule({ borderBlockEndWidth: vars.borderWidth.hairline, borderColor: color.line.hairline })

export const summary = rule({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  minBlockSize: vars.controlHeight.large,
  paddingInline: vars.space.md,
  fontWeight: vars.fontWeight.medium,
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover:not(:active)': { '@media': { [media.canHover]: { background: color.surface.hover } } },
    '&:active': { background: color.surface.pressed },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.focusRing.width})` },
  },
})

export const chevron = rule({
  color: color.text.tertiary,
  ...transition(['transform']),
  selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
})

/** Aligned with the names of the groups. */
export const links = rule({ paddingInline: vars.space['2xs'], paddingBlockEnd: vars.space.sm })

export const actions = rule({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  padding: vars.space.md,
})

export const languages = rule({
  paddingInline: vars.space['2xs'],
  paddingBlockEnd: vars.space['2xs'],
})
