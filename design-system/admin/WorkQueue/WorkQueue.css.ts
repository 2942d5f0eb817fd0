import { createVar, style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { container, media } from '#ds/css/media.ts'
import { transition } from '#ds/css/motion.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

const between = {
  borderBlockStartWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
} as const

export const root = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.sm,
  containerType: 'inline-size',
})

export const heading = rule({ overflowWrap: 'anywhere' })

export const total = rule({ color: color.text.secondary, fontWeight: vars.fontWeight.medium })

const asWideAsItsTexts = 'minmax(0, max-content)'

/** A grid inside of the card's: its columns are those of every other row. */
const onCardsColumns = { display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' } as const

/** Across all columns. */
const acrossColumns = { gridColumn: '1 / -1' } as const

/** What stands below a row that is done moves up: a group in the card, a row in its group (use-moving-rows.ts). */
const moves = { position: 'relative', ...transition(['translate'], 'enter') } as const

export const card = rule({
  position: 'relative',
  minInlineSize: 0,
  background: color.surface.raised,
  borderWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
  borderRadius: vars.radius.card,
  overflow: 'clip',
  '@container': {
    [container.queue]: {
      display: 'grid',
      columnGap: vars.space.sm,
      gridTemplateColumns: 'auto minmax(0, 14ch) minmax(0, 1fr) fit-content(30ch)',
    },
    // A column is as wide as its longest text, and narrower only where what and why would have no space.
    [container.spacious]: {
      gridTemplateColumns: `auto ${asWideAsItsTexts} ${asWideAsItsTexts} minmax(18ch, 1fr) auto ${asWideAsItsTexts} ${asWideAsItsTexts} ${asWideAsItsTexts}`,
    },
  },
})

export const group = rule({
  ...moves,
  selectors: { '&:not(:first-child)': between },
  '@container': { [container.queue]: onCardsColumns },
})

export const groupHead = rule({
  ...acrossColumns,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.md,
  paddingInline: vars.space.md,
  paddingBlock: vars.space.sm,
  overflowWrap: 'anywhere',
})

export const groupHeading = rule({ minInlineSize: 0, fontSize: vars.fontSize.small })

export const groupNote = rule({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xs,
  minInlineSize: 0,
})

/** How long the lines of a promise are. */
const lineLength = vars.space['2xl']

/** The sign of a promise beside its words: what the dashed lines of the rows stand for. */
export const promiseSign = rule({ inlineSize: lineLength })

/** Above it are the groups, as lines. */
export const allDone = rule({ ...between, ...acrossColumns })

export const nothing = rule({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xs })

export const count = rule({ color: color.text.secondary, fontWeight: vars.fontWeight.medium })

export const loading = rule({ ...acrossColumns, paddingInline: vars.space.md, paddingBlockEnd: vars.space.md })

export const failed = rule(acrossColumns)

/** Where the rest of a group is, or how much of it there is. */
export const more = rule({
  ...acrossColumns,
  paddingInline: vars.space.md,
  paddingBlockEnd: vars.space.sm,
  fontSize: vars.fontSize.small,
})

export const list = rule({
  paddingBlockEnd: vars.space['2xs'],
  '@container': { [container.queue]: onCardsColumns },
})

/**
 * A row on the columns of the card, so that amounts, ages, promises and buttons stand below each other in all groups: icon, number, amount,
 * what and why, the two lines of the promise, the age, and two actions. On a tablet the age stands below the number. On a phone a card:
 * what and why, number and age, and the actions side by side.
 */
export const row = rule({
  ...moves,
  display: 'grid',
  gridTemplateColumns: `auto minmax(0, 1fr) auto`,
  gridTemplateAreas: '"icon what what" "icon number age" "actions actions actions"',
  columnGap: vars.space.sm,
  rowGap: vars.space['2xs'],
  alignItems: 'start',
  paddingInline: vars.space.md,
  paddingBlock: vars.space.sm,
  selectors: {
    '&:not(:first-child)': between,
    '&:hover': { '@media': { [media.canHover]: { background: color.surface.hover } } },
  },
  '@container': {
    [container.queue]: {
      ...onCardsColumns,
      gridTemplateAreas: '"icon number what actions" "icon age what actions"',
      gridTemplateRows: 'auto 1fr',
    },
    [container.spacious]: {
      gridTemplateRows: 'auto',
      gridTemplateAreas: '"icon number amount what lines age other action"',
      alignItems: 'center',
      minBlockSize: vars.controlHeight.large,
      paddingBlock: vars.space['2xs'],
    },
  },
})

/** Neutral: the icon is the kind, and nothing else. */
export const icon = rule({
  gridArea: 'icon',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.controlHeight.small,
  blockSize: vars.controlHeight.small,
  borderRadius: vars.radius.control,
  background: color.tone.neutral.soft,
  color: color.tone.neutral.onSoft,
})

export const number = rule({ gridArea: 'number', minInlineSize: 0, overflowWrap: 'anywhere' })

/** Amount, and who or what, in one line where there is space; below it why. In a wide row the amount has a column of its own. */
export const what = rule({
  gridArea: 'what',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.xs,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@container': {
    [container.spacious]: {
      display: 'grid',
      gridColumn: 'amount-start / what-end',
      gridTemplateColumns: 'subgrid',
      columnGap: vars.space.sm,
    },
  },
})

/** Memo and title. */
export const name = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.xs,
  minInlineSize: 0,
})

/** A line of its own. */
export const why = rule({ flexBasis: '100%', minInlineSize: 0 })

/** Beside the amounts of the other rows. */
export const besideAmount = rule({ '@container': { [container.spacious]: { gridColumn: '2' } } })

/** Without an amount, a text begins where the amounts do. */
export const insteadOfAmount = rule({ '@container': { [container.spacious]: { gridColumn: '1 / -1' } } })

export const amount = rule({
  maxInlineSize: '100%',
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.semibold,
  '@container': { [container.spacious]: { justifySelf: 'end' } },
})

export const memo = rule({
  minInlineSize: 0,
  paddingInline: vars.space['2xs'],
  background: color.tone.neutral.soft,
  borderRadius: vars.radius.small,
  color: color.tone.neutral.onSoft,
  fontFamily: vars.fontFamily.mono,
  fontSize: vars.fontSize.caption,
})

export const title = rule({ minInlineSize: 0, fontWeight: vars.fontWeight.medium })

export const suggested = rule({ color: color.text.primary, fontWeight: vars.fontWeight.semibold })

/** The words of the time, and below them its lines; in a wide row both have a column. */
export const age = rule({
  gridArea: 'age',
  display: 'grid',
  justifyItems: 'end',
  gap: vars.space['2xs'],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  textAlign: 'end',
  '@container': {
    [container.queue]: { justifyItems: 'start', textAlign: 'start' },
    [container.spacious]: {
      gridColumn: 'lines-start / age-end',
      gridTemplateColumns: 'subgrid',
      alignItems: 'center',
      columnGap: vars.space.sm,
    },
  },
})

/** The promise over the time used, so that both can be seen; below the words. In a wide row before them. */
export const lines = rule({
  display: 'grid',
  flexShrink: 0,
  alignSelf: 'center',
  gap: vars.space['2xs'],
  inlineSize: lineLength,
  order: 1,
  '@container': { [container.spacious]: { order: 0 } },
})

export const lineShare = createVar()

/** However short, a dash of it is left. */
export const promisedLine = rule({ inlineSize: lineShare, minInlineSize: vars.space['2xs'] })

/** In the colour of the time. */
export const usedLine = rule({ inlineSize: lineShare, borderBlockStartColor: 'currentColor' })

/** Scales with the small text. */
export const ageIcon = rule({ flexShrink: 0, alignSelf: 'flex-start', inlineSize: '1.2em', blockSize: '1lh' })

export const ageWords = rule({ minInlineSize: 0 })

/** The clock stays with the first line of the words. In a wide row the words begin below each other, with a clock or without. */
export const ageText = rule({
  display: 'flex',
  minInlineSize: 0,
  gap: vars.space['2xs'],
  '@container': { [container.spacious]: { gridColumn: '2' } },
})

/** Where the clock would be. */
export const noAgeIcon = rule({
  display: 'none',
  flexShrink: 0,
  inlineSize: '1.2em',
  '@container': { [container.spacious]: { display: 'block' } },
})

export const actions = rule({
  gridArea: 'actions',
  display: 'flex',
  gap: vars.space['2xs'],
  minInlineSize: 0,
  paddingBlockStart: vars.space.xs,
  '@container': {
    [container.queue]: { flexWrap: 'wrap', justifyContent: 'flex-end', paddingBlockStart: 0 },
    [container.spacious]: {
      display: 'grid',
      gridRow: '1',
      gridColumn: 'other-start / action-end',
      gridTemplateColumns: 'subgrid',
    },
  },
})

/** A finger's target; the two share the card. In a wide row the one that solves it stands in the last column, as wide as all of them. */
export const action = rule({
  flexGrow: 1,
  flexBasis: 0,
  minInlineSize: 0,
  minBlockSize: vars.controlHeight.large,
  '@container': {
    [container.queue]: { flexGrow: 0, flexBasis: 'auto', minBlockSize: vars.controlHeight.medium },
    [container.spacious]: { gridColumn: '2', minBlockSize: vars.controlHeight.small },
  },
})

/** The other one, before it. */
export const otherAction = rule({
  '@container': { [container.spacious]: { gridColumn: '1', gridRow: '1', justifySelf: 'end' } },
})
