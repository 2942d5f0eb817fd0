import { style } from '@vanilla-extract/css'
import { focusRing } from '#ds/css/focus-ring.ts'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { transition } from '#ds/css/motion.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

/** The line clips what is outside. */
const ringInside = { ...focusRing, outlineOffset: `calc(-1 * ${vars.focusRing.width})` }
const rings = { '&:focus-visible': ringInside, '&[data-focus-visible]': ringInside } as const

/** The views, then the filters: beside each other where there is space. */
export const root = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  '@media': { [media.medium]: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space.lg } },
})

/** On a phone one line that scrolls sideways; where there is space, as many as needed. */
export const line = rule({
  display: 'flex',
  minInlineSize: 0,
  alignItems: 'center',
  gap: vars.space.xs,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  overscrollBehaviorInline: 'contain',
  '@media': { [media.medium]: { flexWrap: 'wrap', overflowX: 'visible' } },
})

/** A chip: 32 px high, and on a phone as high as a finger needs. */
const chip = {
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
const finger = { [media.belowMedium]: { minBlockSize: vars.controlHeight.large } } as const

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
    '&:hover': { '@media': { [media.canHover]: { borderColor: color.line.controlHover, color: color.text.primary } } },
    '&[aria-pressed="true"]': {
      borderColor: color.tone.brand.line,
      background: color.tone.brand.soft,
      color: color.tone.brand.onSoft,
      fontWeight: vars.fontWeight.semibold,
      '@media': { [media.forcedColors]: { borderColor: 'Highlight' } },
    },
  },
  '@media': {
    ...transition(['border-color', 'color'])['@media'],
    ...finger,
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
    '&:hover': { '@media': { [media.canHover]: { borderColor: color.line.controlHover, color: color.text.primary } } },
  },
  '@media': finger,
})

/** A filter that is set: its text changes it, the cross removes it. */
export const filter = rule({
  ...chip,
  gap: vars.space.none,
  borderColor: color.tone.brand.line,
  background: color.tone.brand.soft,
  color: color.tone.brand.onSoft,
  '@media': finger,
})

export const filterText = rule({
  minInlineSize: 0,
  alignSelf: 'stretch',
  paddingInlineStart: vars.space.sm,
  paddingInlineEnd: vars.space['2xs'],
  borderRadius: vars.radius.full,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: rings,
})

export const filterValue = rule({ fontWeight: vars.fontWeight.semibold })

export const remove = rule({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  alignSelf: 'stretch',
  inlineSize: vars.controlHeight.small,
  borderRadius: vars.radius.full,
  cursor: 'pointer',
  selectors: {
    ...rings,
    '&:hover': { '@media': { [media.canHover]: { background: color.tone.brand.softHover } } },
  },
  '@media': { [media.belowMedium]: { inlineSize: vars.controlHeight.large } },
})

export const clear = rule({ flexShrink: 0, '@media': finger })
