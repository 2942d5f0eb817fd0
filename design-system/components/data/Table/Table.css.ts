import { createVar, globalStyle, type StyleRule, style, styleVariants } from '@vanilla-extract/css'
import { focusRing, whenFocusVisible } from '#ds/css/focus-ring.ts'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('components', declarations)

const rowHeight = createVar()
const cellPadding = createVar()
/** At the left and right of a cell. */
const sidePadding = createVar()

export const frame = style(
  rule({
    position: 'relative',
    // Its sticky head is above its own rows, and not above a header of the page.
    isolation: 'isolate',
    minInlineSize: 0,
    // Clips backgrounds at the rounded corners. Unlike `hidden` it makes no scroll container, so the header still sticks to the window.
    overflow: 'clip',
    borderWidth: vars.borderWidth.hairline,
    borderColor: vars.color.line.hairline,
    borderRadius: vars.radius.card,
    background: vars.color.surface.raised,
    // The scroller has the focus, but the ring is drawn around the frame: inside, the header would cover it.
    selectors: { '&:has(> :focus-visible)': focusRing },
  }),
)

/** A row with a small button is as high as one with text only, so skeleton rows have the real height. */
export const density = styleVariants({
  comfortable: rule({ vars: { [rowHeight]: vars.controlHeight.large, [cellPadding]: vars.space.xs } }),
  compact: rule({ vars: { [rowHeight]: vars.controlHeight.medium, [cellPadding]: vars.space['2xs'] } }),
})

export const scroller = style(
  rule({
    position: 'relative',
    overflow: 'auto',
    // The header sticks to the scroll container. If the table scrolls sideways, that is this element, so it must fit in the window.
    maxBlockSize: '80dvh',
    selectors: {
      // A table that fits scrolls with the page, and its header sticks to the window.
      '&[data-fits]': { overflow: 'visible', maxBlockSize: 'none' },
      '&:focus-visible': { outline: 'none' },
    },
  }),
)

export const table = style(
  rule({
    vars: { [sidePadding]: vars.space.md },
    '@media': { [media.mediumOnly]: { vars: { [sidePadding]: vars.space.sm } } },
    inlineSize: '100%',
    // With collapsed borders, the borders of a sticky header scroll away.
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: vars.fontSize.small,
    lineHeight: vars.lineHeight.snug,
    textAlign: 'start',
  }),
)

export const caption = style(
  rule({
    paddingBlock: vars.space.sm,
    paddingInline: vars.space.md,
    fontWeight: vars.fontWeight.semibold,
    textAlign: 'start',
  }),
)

const edge = {
  borderBlockEndWidth: vars.borderWidth.hairline,
  borderColor: vars.color.line.hairline,
}

export const headerCell = style(
  rule({
    ...edge,
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.layerOrder.sticky,
    blockSize: vars.controlHeight.medium,
    paddingInline: sidePadding,
    background: vars.color.surface.raised,
    color: vars.color.text.tertiary,
    fontSize: vars.fontSize.caption,
    fontWeight: vars.fontWeight.medium,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    // A page may break names of its customers anywhere; a head that breaks does so between words.
    overflowWrap: 'break-word',
  }),
)

export const row = style(
  rule({ selectors: { '&:hover': { '@media': { [media.canHover]: { background: vars.color.surface.hover } } } } }),
)

export const cell = style(
  rule({
    blockSize: rowHeight,
    paddingBlock: cellPadding,
    paddingInline: sidePadding,
    verticalAlign: 'middle',
    fontWeight: vars.fontWeight.regular,
    textAlign: 'start',
    selectors: {
      'tr:not(:last-child) > &': { ...edge, blockSize: `calc(${rowHeight} + ${vars.borderWidth.hairline})` },
    },
  }),
)

/** The heading of a group: above it a line that is stronger than those between the rows, except below the table's head. */
export const groupCell = style(
  rule({
    ...edge,
    paddingBlock: vars.space.sm,
    paddingInline: sidePadding,
    fontWeight: vars.fontWeight.semibold,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    selectors: {
      'tbody:not(:first-of-type) > tr > &': {
        borderBlockStartWidth: vars.borderWidth.hairline,
        borderColor: vars.color.line.hairline,
      },
    },
  }),
)

/** Wide enough for a name not to break within words; a table that is too wide scrolls. */
export const rowHeader = style(rule({ minInlineSize: '14ch', fontWeight: vars.fontWeight.medium }))

/** Numbers are aligned digit below digit, and never break. */
export const align = styleVariants({
  start: {},
  end: rule({ textAlign: 'end', whiteSpace: 'nowrap' }),
})

const whenNarrow = (declarations: StyleRule) => style(rule({ '@media': { [media.belowMedium]: declarations } }))

/** Rows as blocks, one below another. Browsers still expose rows and cells to screen readers. */
export const stackedTable = whenNarrow({ display: 'block' })
export const stackedBody = whenNarrow({ display: 'block' })
export const stackedCaption = whenNarrow({ display: 'block' })

/** The column headers are invisible, but still available to screen readers. */
export const stackedHead = whenNarrow({
  position: 'absolute',
  // It is not wider than the rows: there is nothing to scroll to.
  insetInline: 0,
  overflow: 'clip',
  clipPath: 'inset(50%)',
  pointerEvents: 'none',
})

export const stackedRow = whenNarrow({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  padding: vars.space.md,
  selectors: { '&:not(:last-child)': edge },
})

export const stackedGroupRow = whenNarrow({ display: 'block' })
export const stackedGroupCell = whenNarrow({ display: 'block' })

export const stackedCell = whenNarrow({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.md,
  blockSize: 'auto',
  padding: 0,
  // A value without spaces breaks, and one that fits next to its label does not.
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
  textAlign: 'end',
  selectors: { 'tr:not(:last-child) > &': { blockSize: 'auto', borderBlockEndWidth: 0 } },
})

/** The row header comes first, whatever its column. */
export const stackedRowHeader = whenNarrow({ order: -1, fontSize: vars.fontSize.body, textAlign: 'start' })

export const stackedLabel = style(
  rule({
    display: 'none',
    flexShrink: 0,
    maxInlineSize: '50%',
    color: vars.color.text.tertiary,
    fontSize: vars.fontSize.caption,
    textAlign: 'start',
    '@media': { [media.belowMedium]: { display: 'block' } },
  }),
)

/** A value of one piece, such as a badge, takes the space beside its label, and no more. */
globalStyle(
  `td${stackedCell} > :not(${stackedLabel})`,
  rule({ '@media': { [media.belowMedium]: { flexShrink: 1, minInlineSize: 0 } } }),
)

/**
 * A row of at most three short lines and, below them, its buttons: the values without their columns' names, which screen readers get from the
 * head. The two pseudo-elements end the first and the second line.
 */
export const linesRow = whenNarrow({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space['2xs'],
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.md,
  lineHeight: vars.lineHeight.snug,
  selectors: {
    '&:not(:last-child)': edge,
    '&::before': { content: '', order: 2, flexBasis: '100%' },
    '&::after': { content: '', order: 5, flexBasis: '100%' },
  },
})

export const linesCell = whenNarrow({
  display: 'flex',
  alignItems: 'center',
  columnGap: vars.space['2xs'],
  minInlineSize: 0,
  maxInlineSize: '100%',
  blockSize: 'auto',
  padding: 0,
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
  textAlign: 'start',
  selectors: {
    'tr:not(:last-child) > &': { blockSize: 'auto', borderBlockEndWidth: 0 },
    // A value that a row does not have leaves no gap and no dot.
    '&:empty': { display: 'none' },
  },
})

const quietLine = { color: vars.color.text.secondary, fontWeight: vars.fontWeight.regular }

/** The values of a line, in the order of the lines. */
export const line = {
  first: whenNarrow({ order: 1, fontSize: vars.fontSize.body, fontWeight: vars.fontWeight.medium }),
  second: whenNarrow({ ...quietLine, order: 3, fontSize: vars.fontSize.small }),
  third: whenNarrow({ ...quietLine, order: 6, fontSize: vars.fontSize.caption }),
  own: whenNarrow({ order: 8, flexBasis: '100%', justifyContent: 'flex-end' }),
}

/** The values at the ends of the lines. */
export const lineEnd = {
  first: whenNarrow({ order: 1, marginInlineStart: 'auto', textAlign: 'end' }),
  second: whenNarrow({ order: 4, marginInlineStart: 'auto', textAlign: 'end' }),
  third: whenNarrow({ order: 7, marginInlineStart: 'auto', textAlign: 'end' }),
  own: whenNarrow({ order: 8, marginInlineStart: 'auto', textAlign: 'end' }),
}

/** Beside a value at the end: breaks in its own space, before the other one moves to a line of its own. */
export const besideEnd = whenNarrow({ flexGrow: 1, flexShrink: 1, flexBasis: '9em' })

/** A dot after the last letter, before the next value of the line: where the line breaks, at its end. Not read aloud. */
export const beforeMore = whenNarrow({
  display: 'block',
  selectors: {
    '&::after': { content: '"·" / ""', paddingInlineStart: vars.space['2xs'], color: vars.color.text.tertiary },
  },
})

/** The bars of a row that loads share its lines. */
export const linesSkeleton = whenNarrow({ flexGrow: 1, flexBasis: '25%' })

export const onlyNarrow = style(rule({ '@media': { [media.medium]: { display: 'none' } } }))

/** The button has a part of the padding, so that its text stands above the values. */
export const sortableCell = style(rule({ paddingInline: `calc(${sidePadding} - ${vars.space.xs})` }))

/** As high as the head, and its text where that of a heading without a button would be. */
export const sortButton = style(
  rule({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space['2xs'],
    minBlockSize: vars.controlHeight.small,
    paddingInline: vars.space.xs,
    borderRadius: vars.radius.control,
    color: 'inherit',
    font: 'inherit',
    whiteSpace: 'inherit',
    cursor: 'pointer',
    selectors: {
      ...whenFocusVisible,
      // The frame clips what is outside.
      '&:focus-visible': { ...focusRing, outlineOffset: `calc(-1 * ${vars.focusRing.width})` },
      '&:hover': { '@media': { [media.canHover]: { color: vars.color.text.primary } } },
      '&:active': { background: vars.color.surface.pressed },
      '&[data-sorted]': { color: vars.color.text.primary },
    },
    '@media': { [media.belowMedium]: { minBlockSize: vars.controlHeight.large } },
  }),
)

export const sortIcon = style(rule({ flexShrink: 0, inlineSize: '1.2em', blockSize: '1.2em' }))

export const notStacked = whenNarrow({ display: 'none' })
export const onlyStacked = style(rule({ '@media': { [media.medium]: { display: 'none' } } }))

/** The sorting of a stacked table: the buttons in one line that scrolls sideways. */
export const stackedSortRow = whenNarrow({
  display: 'flex',
  gap: vars.space.md,
  overflowX: 'auto',
  paddingInline: vars.space.md,
  ...edge,
})

export const stackedSortCell = whenNarrow({
  display: 'block',
  position: 'static',
  flexShrink: 0,
  blockSize: 'auto',
  paddingInline: vars.space.xs,
  borderBlockEndWidth: 0,
})

/** The totals, below a line that is stronger than those between the rows. */
export const foot = style(
  rule({
    borderBlockStartWidth: vars.borderWidth.hairline,
    borderColor: vars.color.line.control,
    fontWeight: vars.fontWeight.semibold,
    '@media': { [media.belowMedium]: { selectors: { [`${stackedRow} > &`]: { borderBlockStartWidth: 0 } } } },
  }),
)

export const stackedEmpty = whenNarrow({ display: 'none' })

const hidden = { display: 'none' }
const onPhonesShown = ':is([data-narrow="stack"], [data-narrow="lines"]) &'

/** The rows of a stacked table have space for all values on phones, and those of lines say themselves what they have there. */
export const hideBelow = styleVariants({
  medium: rule({ selectors: { '[data-narrow="scroll"] &': { '@media': { [media.belowMedium]: hidden } } } }),
  large: rule({
    selectors: {
      '[data-narrow="scroll"] &': { '@media': { [media.belowLarge]: hidden } },
      [onPhonesShown]: { '@media': { [media.mediumOnly]: hidden } },
    },
  }),
  wide: rule({
    selectors: {
      '[data-narrow="scroll"] &': { '@media': { [media.belowMedium]: hidden, [media.mediumToWide]: hidden } },
      [onPhonesShown]: { '@media': { [media.mediumToWide]: hidden } },
    },
  }),
})

export const skeleton = styleVariants({
  start: {},
  end: rule({ justifyContent: 'flex-end' }),
})
