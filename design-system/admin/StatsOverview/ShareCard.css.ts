import { createVar, style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

/** The filled share of the bar, in percent. */
export const share = createVar()

export const card = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space.md,
  padding: vars.space.sm,
  '@media': { [media.medium]: { padding: vars.space.lg } },
  background: color.surface.raised,
  borderWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
  borderRadius: vars.radius.card,
})

export const figures = rule({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.space.md,
  rowGap: vars.space['2xs'],
})

/** Shares its two rows with the figure next to it, so that both numbers are aligned. */
export const figure = rule({
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  alignItems: 'end',
})

/** As large as the numbers in StatCard, at every width. */
export const number = rule({
  fontSize: vars.fontSize.section,
  '@media': { [media.medium]: { fontSize: vars.fontSize.figure } },
})

export const icon = rule({ color: color.text.tertiary })

export const track = rule({
  gridColumn: '1 / -1',
  blockSize: vars.space.xs,
  overflow: 'hidden',
  background: color.surface.hover,
  borderRadius: vars.radius.full,
  '@media': { [media.forcedColors]: { borderWidth: vars.borderWidth.hairline, borderColor: 'CanvasText' } },
})

export const bar = rule({
  blockSize: '100%',
  inlineSize: share,
  background: color.tone.positive.line,
  borderRadius: 'inherit',
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
})
