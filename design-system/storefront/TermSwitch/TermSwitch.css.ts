import { type StyleRule, style } from '@vanilla-extract/css'
import { focusRing } from '#ds/css/focus-ring.ts'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { transition } from '#ds/css/motion.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

/** What a year saves, and the switch. */
export const choice = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.md,
  rowGap: vars.space.xs,
  minInlineSize: 0,
  color: color.text.secondary,
  fontSize: vars.fontSize.small,
})

/** Drawn by its label, which it covers, so that it is where a screen reader points. */
export const radio = rule({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
})

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
  insetInline: vars.space.xs,
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
  columnGap: vars.space['2xs'],
  minInlineSize: 0,
  minBlockSize: vars.controlHeight.medium,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.small,
  color: 'inherit',
  fontSize: 'inherit',
  fontWeight: vars.fontWeight.medium,
  cursor: 'pointer',
  ...transition(['background-color', 'color']),
  selectors: {
    '&:hover': { '@media': { [media.canHover]: { color: color.text.primary } } },
    '&:has(:checked)': chosen,
    '&:active': { background: color.surface.pressed },
    '&:has(:checked)::after': water,
    '&:has(:focus-visible)': focusRing,
  },
})

export const saving = rule({ color: color.tone.brand.text })
