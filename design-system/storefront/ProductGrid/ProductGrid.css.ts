import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

/** One, two or three cards side by side, which share the rows of the grid. */
export const cards = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.large]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space.lg },
  },
})

/** The list items have no box, so that the cards are direct children of the grid. */
export const item = rule({ display: 'contents' })

/** Background of the empty and error states, like that of a card. */
export const card = rule({
  background: color.surface.raised,
  borderWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
  borderRadius: vars.radius.card,
})

/** The cell beside the last cards: from this column to the edge, as high as the cards. */
const besideCards = (column: number) =>
  ({
    gridColumn: `${column} / -1`,
    gridRow: 'span 5',
    flexDirection: 'column',
    alignItems: 'flex-start',
    justifyContent: 'center',
  }) as const

/** Takes the rest of the last row, or a row of its own when that one is full. */
export const ask = rule({
  display: 'flex',
  flexWrap: 'wrap',
  gridColumn: '1 / -1',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.lg,
  paddingBlock: vars.space.lg,
  '@media': {
    [media.mediumOnly]: { selectors: { '&:nth-child(2n)': besideCards(2) } },
    [media.large]: { selectors: { '&:nth-child(3n + 2)': besideCards(2), '&:nth-child(3n)': besideCards(3) } },
  },
})

export const askTexts = rule({ display: 'grid', gap: vars.space['2xs'] })
