import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { textStyleDeclarations } from '#ds/css/text-style.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

export const row = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.md,
})

/** Names and scopes are of one long word: they break, so that the buttons keep their place. */
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

/** What is recognised letter by letter. */
export const code = rule({
  fontFamily: vars.fontFamily.mono,
  ...textStyleDeclarations('caption'),
})

export const details = rule({ color: color.text.secondary, ...textStyleDeclarations('caption') })

export const group = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})

export const legend = rule({
  ...textStyleDeclarations('small'),
  fontWeight: vars.fontWeight.semibold,
  paddingBlockEnd: vars.space.xs,
})

export const groupError = rule({ color: color.tone.critical.text, ...textStyleDeclarations('caption') })

export const secret = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  padding: vars.space.sm,
  borderRadius: vars.radius.control,
  background: color.surface.sunken,
})

export const secretText = rule({
  minInlineSize: 0,
  fontFamily: vars.fontFamily.mono,
  overflowWrap: 'anywhere',
  ...textStyleDeclarations('caption'),
})
