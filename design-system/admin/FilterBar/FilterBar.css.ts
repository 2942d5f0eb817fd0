import { style } from '@vanilla-extract/css'
import { fingerRow, fingerTarget } from '#ds/css/finger-target.ts'
import { focusRing } from '#ds/css/focus-ring.ts'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { transition } from '#ds/css/motion.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

/** The line clips what is outside. */
const ringInside = { ...focusRing, outlineOffset: `calc(-1 * ${vars.focusRing.width})` }
const rings = { '&:focus-visible': ringInside, '&[data-focus-visible]': ringInside } as const

/** The views, then the filters. On a phone one line that scrolls sideways; where there is space, as many as needed. */
export const root = rule({
  position: 'relative',
  display: 'flex',
  minInlineSize: 0,
  alignItems: 'center',
  gap: vars.space.xs,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  overscrollBehaviorInline: 'contain',
  '@media': {
    ...fingerRow['@media'],
    [media.medium]: { flexWrap: 'wrap', columnGap: vars.space.lg, overflowX: 'visible' },
  },
})

export const group = rule({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: vars.space.xs,
  '@media': { [media.medium]: { flexWrap: 'wrap', flexShrink: 1, minInlineSize: 0 } },
})

/** A chip: 32 px high; on a phone a finger's target is around it. */
const chip = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['2xs'],
  flexShrink: 0,
  maxInlineSize: '100%',
  minBlockSize: vars.controlHeight.small,
  borderWidth: vars.borderWidth.hairline,
  borderStyle: 'solid',
  borderRadius: vars.radius.full,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.tight,
  overflowWrap: 'anywhere',
} as const

export const view = rule({
  ...chip,
  paddingInline: vars.space.sm,
  borderColor: color.line.hairline,
  color: color.text.secondary,
  fontWeight: vars.fontWeight.medium,
  cursor: 'pointer',
  ...transition(['border-color', 'color']),
  selectors: {
    ...rings,
    '&::after': fingerTarget,
    '&:hover': { '@media': { [media.canHover]: { borderColor: color.line.controlHover, color: color.text.primary } } },
    '&:active': { background: color.surface.pressed },
    '&[aria-pressed="true"]': {
      borderColor: color.tone.brand.line,
      background: color.tone.brand.soft,
      color: color.tone.brand.onSoft,
      fontWeight: vars.fontWeight.semibold,
      '@media': { [media.forcedColors]: { borderColor: 'Highlight' } },
    },
  },
})

export const count = rule({ fontWeight: vars.fontWeight.regular })

/** What adds something. */
export const dashed = rule({
  ...chip,
  borderStyle: 'dashed',
  borderColor: color.line.control,
  paddingInline: vars.space.sm,
  color: color.text.secondary,
  fontWeight: vars.fontWeight.medium,
  cursor: 'pointer',
  selectors: {
    ...rings,
    '&::after': fingerTarget,
    '&:hover': { '@media': { [media.canHover]: { borderColor: color.line.controlHover, color: color.text.primary } } },
    '&:active': { background: color.surface.pressed },
  },
})

/** A filter that is set: its text changes it, the cross removes it. */
export const filter = rule({
  ...chip,
  gap: vars.space.none,
  borderColor: color.tone.brand.line,
  background: color.tone.brand.soft,
  color: color.tone.brand.onSoft,
})

export const filterText = rule({
  position: 'relative',
  minInlineSize: 0,
  alignSelf: 'stretch',
  paddingInlineStart: vars.space.sm,
  paddingInlineEnd: vars.space['2xs'],
  borderRadius: vars.radius.full,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { ...rings, '&::after': fingerTarget },
})

export const filterValue = rule({ fontWeight: vars.fontWeight.semibold })

export const remove = rule({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  alignSelf: 'stretch',
  inlineSize: vars.controlHeight.small,
  borderRadius: vars.radius.full,
  cursor: 'pointer',
  selectors: {
    ...rings,
    '&::after': fingerTarget,
    '&:hover': { '@media': { [media.canHover]: { background: color.tone.brand.softHover } } },
    '&:active': { background: color.tone.brand.softPressed },
  },
})

export const clear = rule({ position: 'relative', flexShrink: 0, selectors: { '&::after': fingerTarget } })
