import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { textStyleDeclarations } from '#ds/css/text-style.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

export const row = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.sm,
  overflowWrap: 'anywhere',
})

/** On a phone the buttons are below the address and its events. */
export const line = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.xs,
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: vars.space.md } },
})

/** Addresses and events are of one long word: they break, so that the buttons keep their place. */
export const words = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  rowGap: vars.space['2xs'],
  overflowWrap: 'anywhere',
})

export const title = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xs,
  fontWeight: vars.fontWeight.semibold,
})

export const details = rule({
  color: color.text.secondary,
  ...textStyleDeclarations('caption'),
})

export const buttons = rule({ display: 'flex', alignItems: 'center', gap: vars.space['2xs'] })

export const filter = rule({ maxInlineSize: vars.measure.phrase })

export const summary = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.xs,
  cursor: 'pointer',
})

export const opened = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.sm,
  paddingBlockStart: vars.space.sm,
})

export const body = rule({
  padding: vars.space.sm,
  borderRadius: vars.radius.control,
  background: color.surface.sunken,
  fontFamily: vars.fontFamily.mono,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  ...textStyleDeclarations('caption'),
})
