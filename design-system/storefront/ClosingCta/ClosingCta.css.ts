import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

/** Above the water again: its lower edge is the second water line of the page. */
export const section = rule({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${vars.measure.page})`,
  justifyContent: 'center',
  paddingBlockStart: vars.space.lg,
  paddingInline: vars.space.md,
  background: color.surface.canvas,
  borderBlockEndWidth: vars.borderWidth.strong,
  borderColor: color.water.line,
  // Ripples reach below the line, not beside the page.
  overflowX: 'clip',
  position: 'relative',
  zIndex: 1,
  '@media': { [media.medium]: { paddingInline: vars.space.xl } },
})

export const content = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.lg,
  '@media': { [media.large]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})

export const call = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space['2xs'],
  paddingBlockEnd: vars.space.xl,
  overflowWrap: 'anywhere',
})

export const actions = rule({
  display: 'grid',
  gap: vars.space.sm,
  inlineSize: '100%',
  paddingBlockStart: vars.space.xs,
  '@media': { [media.medium]: { display: 'flex', flexWrap: 'wrap' } },
})

/** The flower stands on the water line. */
export const flower = rule({ alignSelf: 'end', justifySelf: 'center', display: 'flex', paddingInline: vars.space.xl })
