import { globalStyle, style } from '@vanilla-extract/css'
import { fingerTarget } from '#ds/css/finger-target.ts'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('domain', declarations)

/** The views of a list in the line of its search; the list below both. Where that does not fit, the views have a line of their own. */
export const views = style(
  rule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: vars.space.sm,
    '@media': {
      [media.wide]: { gridTemplateColumns: 'minmax(0, auto) minmax(22em, 1fr)', columnGap: vars.space.md },
    },
  }),
)

export const viewList = style(
  rule({ '@media': { [media.wide]: { gridArea: '1 / 1 / auto / auto', alignSelf: 'start' } } }),
)

/** The list has the columns of the line, so that its search begins after the views. */
export const viewPanel = style(
  rule({
    minInlineSize: 0,
    selectors: {
      '&[data-open]': {
        '@media': { [media.wide]: { display: 'grid', gridArea: '1 / 1 / auto / -1', gridTemplateColumns: 'subgrid' } },
      },
    },
  }),
)

export const root = style(
  rule({
    selectors: {
      [`${viewPanel} > &`]: {
        '@media': { [media.wide]: { display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' } },
      },
    },
  }),
)

globalStyle(`${viewPanel} > ${root} > *`, rule({ '@media': { [media.wide]: { gridColumn: '1 / -1' } } }))

/** Search, views and filters in one line where they fit; on a phone the search has its own. */
export const toolbar = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    columnGap: vars.space.sm,
    // On a phone the chips have space of their own above them.
    rowGap: vars.space.xs,
    '@media': { [media.medium]: { rowGap: vars.space.sm } },
    selectors: { [`${viewPanel} > ${root} > &`]: { '@media': { [media.wide]: { gridColumn: '2' } } } },
  }),
)

export const search = style(
  rule({
    flex: '1 1 10em',
    minInlineSize: 0,
    '@media': { [media.medium]: { flex: '0 1 auto', inlineSize: '19em' } },
  }),
)

/** Within the height of the search, which does not grow as it is typed into. */
export const clearSearch = style(
  rule({
    '@media': { [media.medium]: { inlineSize: vars.space.lg, minInlineSize: 0, minBlockSize: vars.space.lg } },
  }),
)

/** Beside the search only if all of them fit; on a phone below it, with a place for the button beside them. */
export const filters = style(
  rule({
    flex: `1 1 calc(100% - ${vars.controlHeight.small} - ${vars.space.sm})`,
    '@media': { [media.medium]: { flex: '1 1 auto', maxInlineSize: '100%' } },
  }),
)

/** Beside the chips, where the table has no heads to press. */
export const sortMenu = style(
  rule({
    position: 'relative',
    flexShrink: 0,
    alignSelf: 'center',
    selectors: { '&::after': fingerTarget },
    '@media': { [media.medium]: { display: 'none' } },
  }),
)

/** The tick of the present way of sorting, at the end. */
export const sorted = style(rule({ flexShrink: 0, marginInlineStart: 'auto' }))

/** Never wider than the toolbar: a choice in it gives way. */
export const end = style(rule({ marginInlineStart: 'auto', maxInlineSize: '100%' }))

/** The buttons of a row: without a fill, their text ends where the column does. */
export const rowActions = style(
  rule({
    display: 'inline-flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: vars.space['2xs'],
    position: 'relative',
    insetInlineEnd: `calc(-1 * ${vars.space.sm})`,
  }),
)

/** On a phone as high as the text of its line: the buttons, which have no fill, reach beyond it. */
export const rowActionsInLine = style(
  rule({ alignContent: 'center', '@media': { [media.belowMedium]: { blockSize: vars.space.md } } }),
)
globalStyle(
  `${rowActionsInLine} > button`,
  rule({ '@media': { [media.belowMedium]: { minBlockSize: vars.space.lg } } }),
)
globalStyle(`${rowActionsInLine} > button::after`, rule(fingerTarget))

/** Targets for a finger. */
globalStyle(
  `${rowActions}:not(${rowActionsInLine}) > button`,
  rule({ '@media': { [media.belowMedium]: { minBlockSize: vars.controlHeight.large } } }),
)

/** How many rows, what their amounts add up to, and the other pages. */
export const foot = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.sm,
    paddingInlineStart: vars.space.md,
  }),
)

export const sum = style(rule({ display: 'inline-block', maxInlineSize: '100%' }))
