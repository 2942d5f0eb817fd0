import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

export const content = rule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.md })

/** Long words of the heading break, too. */
export const heading = rule({ minInlineSize: 0, overflowWrap: 'anywhere' })

export const header = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space.sm,
})

/** A series with its plans; between two of them is more space than inside. */
export const series = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.sm,
  selectors: { '& + &': { paddingBlockStart: vars.space.md } },
})

export const seriesName = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.sm,
  overflowWrap: 'anywhere',
})

/** A discount that does not apply to the reader: its place stays. */
export const hiddenOffer = rule({ visibility: 'hidden' })

export const footer = rule({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.md,
  rowGap: vars.space['2xs'],
  color: color.text.secondary,
  fontSize: vars.fontSize.small,
  overflowWrap: 'anywhere',
})

/** At the end of the line, also where nothing stands before it. */
export const enterprise = rule({ '@media': { [media.medium]: { marginInlineStart: 'auto' } } })
