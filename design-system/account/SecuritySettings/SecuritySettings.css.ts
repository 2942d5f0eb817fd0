import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { textStyleDeclarations } from '#ds/css/text-style.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

/** The codes in two columns, in letters that are not mistaken for one another. */
export const codes = rule({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(13em, 1fr))',
  gap: vars.space.xs,
  padding: vars.space.md,
  borderRadius: vars.radius.control,
  background: color.surface.sunken,
  fontFamily: vars.fontFamily.mono,
  listStyle: 'none',
  ...textStyleDeclarations('small'),
})

export const notPrinted = rule({ '@media': { [media.print]: { display: 'none' } } })

/** The code beside the words; on a phone, which scans nothing from itself, below them. */
export const setup = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  '@media': { [media.medium]: { gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'start' } },
})

export const qrCode = rule({ inlineSize: '11em', maxInlineSize: '100%' })

export const words = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.sm,
  ...textStyleDeclarations('small'),
})

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
  ...textStyleDeclarations('small'),
})
