import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

export const root = rule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xl })

export const group = rule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xs })

/** The name of a category with its icon, and what it is for. */
export const groupHead = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.sm,
  overflowWrap: 'anywhere',
})

export const icon = rule({ alignSelf: 'center', color: color.text.secondary })

const line = { borderBlockStartWidth: vars.borderWidth.hairline, borderColor: color.line.hairline } as const

export const rows = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderBlockEndWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
})

/** Name and price on the first line of a phone; beside each other with the same columns in every row where there is space. */
export const row = rule({
  ...line,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) fit-content(60%)',
  gridTemplateAreas: '"name price" "description description" "features features" "actions actions"',
  columnGap: vars.space.md,
  rowGap: vars.space['2xs'],
  paddingBlock: vars.space.md,
  overflowWrap: 'anywhere',
  '@media': {
    [media.medium]: {
      gridTemplateAreas: '"name price" "description actions" "features actions"',
      rowGap: vars.space.xs,
    },
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 9fr) minmax(0, 10fr) minmax(0, 5fr) minmax(0, 7fr)',
      gridTemplateAreas: '"words features price actions"',
      alignItems: 'center',
      columnGap: vars.space.lg,
      paddingBlock: vars.space.sm,
    },
  },
})

/** The name and whom it is for: one below the other where there are columns, otherwise each in its own place. */
export const words = rule({
  display: 'contents',
  '@media': { [media.wide]: { gridArea: 'words', display: 'block', minInlineSize: 0 } },
})

const placed = (gridArea: string) => rule({ gridArea, '@media': { [media.wide]: { gridArea: 'auto' } } })
export const name = placed('name')
export const description = placed('description')

/** One after another, with a point between two of them: that at the beginning of a line is cut off. */
export const features = rule({
  gridArea: 'features',
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'center',
  columnGap: vars.space.sm,
  minInlineSize: 0,
  overflowX: 'clip',
  color: color.text.secondary,
  fontSize: vars.fontSize.small,
})

export const feature = rule({
  position: 'relative',
  minInlineSize: 0,
  selectors: {
    '&::before': {
      content: '"·" / ""',
      position: 'absolute',
      insetInlineStart: `calc(-1 * ${vars.space.sm})`,
      inlineSize: vars.space.sm,
      textAlign: 'center',
      color: color.text.tertiary,
    },
  },
})

export const price = rule({
  gridArea: 'price',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  alignSelf: 'start',
  justifyContent: 'flex-end',
  columnGap: vars.space['2xs'],
  minInlineSize: 0,
  fontSize: vars.fontSize.title,
  lineHeight: vars.lineHeight.snug,
  fontWeight: vars.fontWeight.semibold,
  '@media': { [media.wide]: { alignSelf: 'center' } },
})

export const period = rule({
  color: color.text.secondary,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.regular,
})

/** The page of a product at the end of its row. */
export const actions = rule({
  gridArea: 'actions',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignSelf: 'center',
  gap: vars.space.xs,
  minInlineSize: 0,
  paddingBlockStart: vars.space['2xs'],
  '@media': { [media.medium]: { justifyContent: 'flex-end', paddingBlockStart: 0 } },
})

/** On phones for a finger. */
export const action = rule({ '@media': { [media.belowMedium]: { minBlockSize: vars.controlHeight.medium } } })

/** Placeholder for the buttons while the rows load. */
export const actionHeight = rule({
  inlineSize: '100%',
  minBlockSize: vars.controlHeight.small,
  '@media': { [media.belowMedium]: { minBlockSize: vars.controlHeight.medium } },
})

/** Background of the empty and error states. */
export const card = rule({
  background: color.surface.raised,
  borderWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
  borderRadius: vars.radius.card,
})

/** After the last row. */
export const ask = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.lg,
  rowGap: vars.space.md,
})
