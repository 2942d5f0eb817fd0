import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

/** As wide as the window, so that its lower edge can be the horizon; its content is on the grid of the page. */
export const root = rule({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${vars.measure.page})`,
  justifyContent: 'center',
  paddingBlockStart: vars.space.xl,
  paddingInline: vars.space.md,
  overflowWrap: 'anywhere',
  '@media': {
    [media.medium]: { paddingBlockStart: vars.space['2xl'], paddingInline: vars.space.xl },
    [media.large]: { paddingBlockStart: vars.space['3xl'] },
  },
})

/** The page begins below it. */
export const horizon = rule({
  paddingBlockEnd: vars.space.lg,
  borderBlockEndWidth: vars.borderWidth.strong,
  borderColor: color.water.line,
  '@media': { [media.medium]: { paddingBlockEnd: vars.space.xl } },
})

/** Where the page belongs is in the space above the heading on wide screens: it does not move it. */
export const content = rule({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space.sm,
})

export const trail = rule({
  '@media': {
    [media.large]: { position: 'absolute', insetInline: 0, insetBlockEnd: `calc(100% + ${vars.space.sm})` },
  },
})

/** What one can do at once. */
export const more = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.lg,
  rowGap: vars.space.sm,
  minInlineSize: 0,
  paddingBlockStart: vars.space.xs,
})
