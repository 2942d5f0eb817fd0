import { type StyleRule, style } from '@vanilla-extract/css'
import { focusRing, whenFocusVisible } from '#ds/css/focus-ring.ts'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { transition } from '#ds/css/motion.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

/**
 * The switch between the month and the year has one look, as radio buttons without a script on the landing page and as buttons elsewhere.
 */
const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

export const frame = rule({
  display: 'flex',
  flexWrap: 'wrap',
  padding: vars.space['2xs'],
  borderWidth: vars.borderWidth.hairline,
  borderColor: color.line.control,
  borderRadius: vars.radius.control,
  color: color.text.secondary,
  fontSize: vars.fontSize.small,
  overflowWrap: 'anywhere',
})

const chosen: StyleRule = { background: color.surface.hover, color: color.text.primary }

/** What is chosen stands on the water line. */
const water: StyleRule = {
  content: '""',
  position: 'absolute',
  // Where slideWater measures from.
  transformOrigin: 'left',
  insetInline: vars.space.sm,
  insetBlockEnd: `calc(${vars.space['2xs']} / 2)`,
  blockSize: vars.borderWidth.strong,
  background: color.water.line,
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
}

export const option = rule({
  position: 'relative',
  flex: '1 1 auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: vars.space.xs,
  minInlineSize: 0,
  minBlockSize: vars.controlHeight.medium,
  paddingInline: vars.space.sm,
  borderRadius: vars.radius.small,
  color: 'inherit',
  fontSize: 'inherit',
  fontWeight: vars.fontWeight.medium,
  cursor: 'pointer',
  ...transition(['background-color', 'color']),
  selectors: {
    ...whenFocusVisible,
    '&:hover': { '@media': { [media.canHover]: { color: color.text.primary } } },
    '&:has(:checked), &[aria-pressed="true"]': chosen,
    '&:active': { background: color.surface.pressed },
    '&:has(:checked)::after, &[aria-pressed="true"]::after': water,
    '&:has(:focus-visible)': focusRing,
  },
})

export const saving = rule({ color: color.tone.brand.text })
