import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { transition } from '#ds/css/motion.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

export const grid = rule({ display: 'grid', gap: vars.space.sm })

/** Looks like lines of a directory rather than cards: a hairline above each. */
export const categories = rule({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.space.md,
  '@media': {
    [media.large]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: vars.space.lg },
  },
})

export const category = rule({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minBlockSize: vars.space['2xl'],
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  // A shadow instead of a border, so that a thicker line does not move the content. Without a radius it spans the full width.
  borderRadius: 0,
  boxShadow: `inset 0 ${vars.borderWidth.hairline} ${color.line.hairline}`,
  ...transition(['box-shadow', 'color']),
  selectors: {
    '&:hover': {
      '@media': { [media.canHover]: { boxShadow: `inset 0 ${vars.borderWidth.hairline} ${color.line.controlHover}` } },
    },
    '&:active': { background: color.surface.pressed },
    '&[aria-current="page"]': {
      boxShadow: `inset 0 ${vars.borderWidth.strong} ${color.tone.brand.solid}`,
      fontWeight: vars.fontWeight.semibold,
    },
  },
})

/** Names of categories are the company's own: a long word breaks. */
export const name = rule({ flex: '1', minInlineSize: 0, overflowWrap: 'anywhere' })

export const icon = rule({
  color: color.text.secondary,
  selectors: { [`${category}[aria-current="page"] &`]: { color: color.tone.brand.text } },
})

/** On a phone the names need the room. */
export const arrow = rule({
  color: color.text.tertiary,
  '@media': { [media.belowMedium]: { display: 'none' } },
})
