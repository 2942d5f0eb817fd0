import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media, container as query } from '#ds/css/media.ts'
import { transition } from '#ds/css/motion.ts'
import { markSurface } from '#ds/domain/VpsStateMark/VpsStateMark.css.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('domain', declarations)

export const container = style(rule({ containerType: 'inline-size', minInlineSize: 0, fontSize: vars.fontSize.small }))

/** The rows' surfaces reach this far beyond their texts, which align with the page. */
const overhang = vars.space.sm

/**
 * The columns from narrow to wide; `em` is the size of the text. On a phone a row is a small card instead: mark, name and state, address and price,
 * plan and renewal, and the reason below.
 */
const phoneGrid = {
  gridTemplateColumns: `${vars.space.xl} minmax(0, 1fr) auto auto`,
  columnGap: vars.space.xs,
} as const
const menuWidth = vars.controlHeight.medium
const medium = `10.8em minmax(0, 1fr) 9em 6em 8.6em ${menuWidth}`
const spacious = `13.1em minmax(0, 1fr) 10em 7em 9.4em ${menuWidth}`
const wideColumns = '10.8em minmax(0, 1fr) 9em minmax(0, 1fr) 6em 8.6em minmax(11.4em, 1.2fr)'
const wide = '13.1em minmax(0, 1.15fr) minmax(0, 1.1fr) minmax(0, 1.05fr) 7.4em 9em 12em'

export const grid = style(
  rule({
    display: 'grid',
    ...phoneGrid,
    '@container': {
      [query.belowCard]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      [query.columns]: { gridTemplateColumns: medium, columnGap: vars.space.sm },
      [query.spacious]: { gridTemplateColumns: spacious },
      [query.place]: { gridTemplateColumns: wideColumns },
      [query.all]: { gridTemplateColumns: wide, columnGap: vars.space.md },
    },
  }),
)

export const heads = style(
  rule({
    alignItems: 'center',
    minBlockSize: vars.controlHeight.small,
    borderBlockEndWidth: vars.borderWidth.hairline,
    borderColor: color.line.hairline,
    color: color.text.tertiary,
    '@container': { [query.belowColumns]: { display: 'none' } },
  }),
)

/** The columns count in `em` of the rows' text, so the smaller text is inside. */
export const headText = style(rule({ fontSize: vars.fontSize.caption, lineHeight: vars.lineHeight.snug }))

export const row = style(
  rule({
    position: 'relative',
    isolation: 'isolate',
    alignItems: 'center',
    rowGap: `calc(0.5 * ${vars.space['2xs']})`,
    paddingBlock: vars.space.sm,
    borderBlockEndWidth: vars.borderWidth.hairline,
    borderColor: color.line.hairline,
    lineHeight: vars.lineHeight.snug,
    cursor: 'pointer',
    outline: 'none',
    // A long list costs only what is in view. What is not is estimated without its padding and line.
    contentVisibility: 'auto',
    containIntrinsicBlockSize: `auto calc(6.8em - 2 * ${vars.space.xs})`,
    // The surface is painted beyond the row.
    overflowClipMargin: overhang,
    // A row that has changed its place moves there (use-moving-rows.ts).
    ...transition(['translate'], 'enter'),
    '@container': {
      [query.columns]: {
        minBlockSize: '4em',
        paddingBlock: vars.space.xs,
        containIntrinsicBlockSize: `auto calc(4em - 2 * ${vars.space.xs} - ${vars.borderWidth.hairline})`,
      },
    },
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        insetInline: `calc(-1 * ${overhang})`,
        zIndex: -1,
        borderRadius: vars.radius.control,
        ...transition(['background-color']),
      },
      '&[data-row]:hover::before': { '@media': { [media.canHover]: { background: color.surface.rowHover } } },
      // The selected row is raised, like the pane beside it; a hover never makes it weaker.
      '&[aria-selected="true"]::before': { background: color.surface.raised },
      '&[data-row]:active:not(:has(button:active, a:active))::before': { background: color.surface.pressed },
      '&:focus-visible::before': {
        outline: `${vars.focusRing.width} solid ${color.line.focus}`,
        outlineOffset: `calc(-1 * ${vars.focusRing.width})`,
      },
      '&[aria-selected="true"]': { vars: { [markSurface]: color.surface.raised } },
    },
  }),
)

/** The browser has less to do with rows that have only their names than with finding out which of a thousand it may skip. */
export const ofLongList = style(rule({ contentVisibility: 'visible' }))
/** As high as when it is filled; on a phone as one in which nothing is due. */
export const onlyName = style(
  rule({ minBlockSize: '6.3125em', '@container': { [query.columns]: { minBlockSize: '4em' } } }),
)

/** The name where it is when the row is filled: behind the state. */
export const onlyNameCell = style(
  rule({
    gridColumn: '2 / -1',
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    fontWeight: vars.fontWeight.semibold,
    '@container': { [query.belowCard]: { gridColumn: '1' } },
  }),
)

/** Beside an open pane: the selected row runs into it. */
export const attached = style(rule({}))
globalStyle(
  `${attached} ${row}[aria-selected="true"]::before`,
  rule({ insetInlineEnd: 0, borderStartEndRadius: 0, borderEndEndRadius: 0 }),
)
globalStyle(`${attached} ${row}::before`, rule({ insetInlineEnd: 0 }))

/** Plays once, for as long as a row takes to its new place. */
const once = (name: string) => ({
  '@media': {
    [media.motionAllowed]: {
      animationName: name,
      animationDuration: vars.duration.enter,
      animationTimingFunction: vars.easing.out,
    },
  },
})

const flash = keyframes({ from: { background: color.tone.brand.soft } })
const settle = keyframes({ from: { opacity: 0, translate: `0 ${vars.space['2xs']}` } })

/**
 * Its state has just changed: it lights up once, above the rows that it passes, and the word stays stronger until the customer has been there.
 */
export const changed = style(rule({ zIndex: 1, selectors: { '&::before': once(flash) } }))

/** What says the state: a new one takes the place of the former from below. */
export const settling = style(rule({ selectors: { [`${changed} &`]: once(settle) } }))

/** On a phone the parts of a cell are placed in the row's own grid. */
const dissolved = { display: 'contents', '@container': { [query.columns]: { display: 'block' } } } as const

export const stateCell = style(
  rule({
    display: 'contents',
    '@container': {
      [query.columns]: { display: 'flex', alignItems: 'center', gap: vars.space.xs, minInlineSize: 0 },
      [query.all]: { gap: vars.space.sm },
    },
  }),
)
export const stateWords = style(rule({ ...dissolved, minInlineSize: 0 }))
export const cell = style(rule({ ...dissolved, minInlineSize: 0, overflowWrap: 'anywhere' }))
export const endCell = style(rule({ textAlign: 'end' }))

const onlyFrom = (from: string, display: string) => ({ display: 'none', '@container': { [from]: { display } } })
export const placeCell = style(rule({ ...onlyFrom(query.place, 'block'), minInlineSize: 0 }))

/** A part's place in the card of a phone; with very large text, the parts stand one below the other. */
const at = (row: string, column: string, below: Record<string, string> = {}) => ({
  gridRow: row,
  gridColumn: column,
  minInlineSize: 0,
  '@container': { [query.belowCard]: { gridRow: 'auto', gridColumn: '1', textAlign: 'start', ...below } as const },
})
/** The same with other declarations where there are columns. */
const placed = (row: string, column: string, inColumns: Record<string, string>, below: Record<string, string> = {}) => {
  const place = at(row, column, below)
  return { ...place, '@container': { ...place['@container'], [query.columns]: inColumns } }
}
const line = { display: 'block', minInlineSize: 0, overflowWrap: 'anywhere' } as const
/** In one line, so that all rows are equally high and no name breaks at a hyphen; what does not fit is in the title. */
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/** As high as a thumb. */
const thumb = `calc(${vars.controlHeight.large} - ${vars.space['2xs']})`

export const actionsCell = style(
  rule({
    display: 'contents',
    '@container': {
      [query.columns]: {
        display: 'flex',
        justifyContent: 'flex-end',
        alignItems: 'center',
        gap: vars.space['2xs'],
        minInlineSize: 0,
      },
    },
  }),
)
/**
 * The actions beside the menu. In narrow columns there is only the menu, which has all of them; a phone has neither, but the action that is
 * due, beside the reason.
 */
const besideMenu = {
  [query.columns]: { display: 'none' },
  [query.place]: { display: 'flex', alignItems: 'center', gap: vars.space['2xs'], minInlineSize: 0 },
} as const
export const shownActions = style(rule({ display: 'none', '@container': besideMenu }))
export const dueAction = style(
  rule({
    ...at('4', '3 / -1'),
    paddingBlockStart: vars.space['2xs'],
    display: 'grid',
    justifyItems: 'end',
    '@container': {
      [query.belowCard]: { gridRow: 'auto', gridColumn: '1', justifyItems: 'start' },
      [query.columns]: { display: 'none', paddingBlockStart: 0 },
      [query.place]: besideMenu[query.place],
    },
  }),
)
globalStyle(
  `${dueAction} > *`,
  rule({ minBlockSize: thumb, '@container': { [query.columns]: { minBlockSize: vars.controlHeight.small } } }),
)
/** The action that is due as a word below the state, in columns that have no space for its button. */
export const dueInWords = style(
  rule({
    display: 'none',
    '@container': { [query.columns]: { display: 'inline' }, [query.place]: { display: 'none' } },
  }),
)
globalStyle(
  `${dueInWords} > *`,
  rule({
    position: 'relative',
    minBlockSize: 0,
    padding: 0,
    borderWidth: 0,
    color: color.tone.brand.text,
    fontSize: vars.fontSize.caption,
    lineHeight: 'inherit',
    verticalAlign: 'baseline',
  }),
)
/** The third line that it may need takes the space above and below the two of other rows, so that no row is higher. */
export const dueRow = style(
  rule({
    '@container': {
      [query.columns]: { paddingBlock: vars.space['2xs'] },
      [query.place]: { paddingBlock: vars.space.xs },
    },
  }),
)
globalStyle(
  `${dueRow} ${stateWords}`,
  rule({
    '@container': {
      [query.columns]: { fontSize: vars.fontSize.caption, lineHeight: vars.lineHeight.tight },
      [query.place]: { fontSize: 'inherit', lineHeight: 'inherit' },
    },
  }),
)
// Its lines have the smaller text, too; the word of the state keeps its own size.
globalStyle(
  `${dueRow} ${stateWords} > :first-child`,
  rule({ '@container': { [query.columns]: { fontSize: vars.fontSize.small } } }),
)
/** On touch screens the small buttons of a row take clicks as high as a thumb. */
globalStyle(
  `:is(${actionsCell}, ${dueInWords}) :is(button, a)::after`,
  rule({
    '@media': {
      '(pointer: coarse)': {
        content: '""',
        position: 'absolute',
        placeSelf: 'stretch',
        insetInline: `calc(-0.5 * ${vars.space['2xs']})`,
        insetBlock: `calc(0.5 * (${vars.controlHeight.small} - ${thumb}))`,
      },
    },
  }),
)

/** A phone has no menu: a click on the row leads to everything. */
export const menu = style(rule(onlyFrom(query.columns, 'inline-flex')))
/** A menu that has nothing more than what stands beside it. */
export const menuAlone = style(rule({ '@container': { [query.place]: { display: 'none' } } }))

/** On a phone it reaches over two lines, so that none is higher because of it. */
export const mark = style(rule({ ...placed('1 / 3', '1', { alignSelf: 'center' }), alignSelf: 'start', flexShrink: 0 }))

export const word = styleVariants(
  { primary: color.text.primary, secondary: color.text.secondary, critical: color.tone.critical.text },
  (wordColor) =>
    rule({
      ...line,
      ...placed('1', '4', { color: wordColor, fontSize: 'inherit', textAlign: 'start' }),
      textAlign: 'end',
      color: wordColor === color.text.primary ? color.text.secondary : wordColor,
      fontSize: vars.fontSize.caption,
      selectors: { [`${changed} &`]: { fontWeight: vars.fontWeight.semibold } },
    }),
)

export const detail = style(
  rule({
    ...line,
    ...placed('4', '2 / -1', oneLine),
    color: color.text.secondary,
    fontSize: vars.fontSize.caption,
  }),
)
const besideDuePlace = at('4', '2')
/**
 * On a phone, beside the action that is due. In columns it is whole, in narrow ones in the lines that it shares with that action: it says what to do.
 */
export const besideDue = style(
  rule({
    ...besideDuePlace,
    '@container': {
      ...besideDuePlace['@container'],
      [query.columns]: { display: 'inline', whiteSpace: 'normal' },
      [query.place]: { display: 'block' },
    },
  }),
)
/** On a phone, why it does not run: there no head and no other column says it. */
export const reason = style(
  rule({
    color: color.tone.critical.text,
    '@container': { [query.columns]: { color: color.text.secondary } },
  }),
)
/** On a phone, what became of the money; elsewhere the price and the renewal say it. */
export const moneyBack = style(
  rule({ color: color.text.secondary, '@container': { [query.columns]: { display: 'none' } } }),
)
/** What a phone leaves out: there is nothing to do about it. */
export const healthyDetail = style(rule({ display: 'none', '@container': { [query.columns]: { display: 'block' } } }))

export const name = style(
  rule({
    ...line,
    ...oneLine,
    ...placed('1', '2 / 4', { fontSize: 'inherit' }, { whiteSpace: 'normal' }),
    fontSize: vars.fontSize.body,
    fontWeight: vars.fontWeight.semibold,
  }),
)
/** What is over is quieter. */
export const quiet = style(rule({ color: color.text.secondary }))

export const address = style(
  rule({
    ...at('2', '2 / 4'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space['2xs'],
    color: color.text.secondary,
    '@container': {
      ...at('2', '2 / 4')['@container'],
      [query.columns]: { columnGap: 0 },
      [query.all]: { columnGap: vars.space['2xs'] },
    },
  }),
)
export const addressText = style(
  rule({
    minInlineSize: 0,
    fontFamily: vars.fontFamily.mono,
    overflowWrap: 'anywhere',
    userSelect: 'text',
    cursor: 'text',
    // In narrow columns it leaves space for the button, so that no row becomes higher.
    '@container': {
      [query.columns]: { fontSize: vars.fontSize.caption },
      [query.all]: { fontSize: 'inherit' },
    },
  }),
)
export const noAddress = style(rule({ color: color.text.tertiary, fontSize: vars.fontSize.caption }))

/**
 * Copies the address: shown where the pointer or the focus is, and always on touch screens, where it is as large as a thumb without making the
 * row higher.
 */
export const copy = style(
  rule({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: vars.space.lg,
    blockSize: '1lh',
    borderRadius: vars.radius.small,
    color: color.text.tertiary,
    ...transition(['background-color', 'color']),
    selectors: {
      '&::after': {
        content: '""',
        position: 'absolute',
        // It is as large as its insets say, and not centred like the icon.
        placeSelf: 'stretch',
        insetBlock: '-0.2em',
        insetInline: 0,
        '@media': {
          // This also holds on a tablet, as far as the row has space.
          '(pointer: coarse)': {
            insetBlock: `calc(0.5 * (1lh - ${thumb}))`,
            insetInline: `calc(0.5 * (${vars.space.lg} - ${thumb}))`,
          },
        },
      },
      '&:hover': { '@media': { [media.canHover]: { background: color.surface.hover, color: color.text.primary } } },
      '&:active': { background: color.surface.pressed },
      '&:focus-visible': { outline: `${vars.focusRing.width} solid ${color.line.focus}`, outlineOffset: 0 },
    },
    '@container': {
      [query.belowColumns]: {
        inlineSize: thumb,
        selectors: { '&::after': { insetBlock: `calc(0.5 * (1lh - ${thumb}))`, insetInline: 0 } },
      },
      [query.columns]: {
        '@media': {
          [media.canHover]: {
            selectors: {
              [`${row}:not(:hover, :focus-within, [aria-selected="true"]) &:not([data-state="copied"])`]: {
                opacity: 0,
              },
            },
          },
        },
      },
    },
  }),
)
/** The button says in its place that it has copied, and keeps the focus. */
export const copied = style(
  rule({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space['2xs'],
    paddingInline: vars.space['2xs'],
    color: color.tone.positive.text,
    fontSize: vars.fontSize.caption,
    fontWeight: vars.fontWeight.medium,
    selectors: {
      // This also holds on a phone, where the button otherwise has a fixed width.
      '&&': { inlineSize: 'auto', blockSize: 'auto' },
      // There is nothing to click for now, so it needs no larger area.
      '&&::after': { content: 'none' },
    },
  }),
)
export const refused = style(rule({ color: color.text.secondary, fontSize: vars.fontSize.caption }))

export const planName = style(
  rule({ ...oneLine, display: 'none', '@container': { [query.columns]: { display: 'block' } } }),
)
export const resources = style(
  rule({
    ...oneLine,
    display: 'none',
    color: color.text.secondary,
    fontSize: vars.fontSize.caption,
    '@container': { [query.columns]: { display: 'block' } },
  }),
)
/** On a phone: plan and place in one line. */
export const planAndPlace = style(
  rule({
    ...line,
    ...placed('3', '2', { display: 'none' }),
    ...oneLine,
    color: color.text.tertiary,
    fontSize: vars.fontSize.caption,
  }),
)
export const place = style(rule({ ...oneLine, display: 'block' }))
export const system = style([place, rule({ color: color.text.secondary, fontSize: vars.fontSize.caption })])
/** Below the words of an action. */
export const below = style(rule({ ...line, color: color.text.secondary, fontSize: vars.fontSize.caption }))

export const price = style(rule({ ...line, ...at('2', '4'), textAlign: 'end' }))
export const priceNote = style(
  rule({
    ...oneLine,
    display: 'none',
    color: color.text.secondary,
    fontSize: vars.fontSize.caption,
    '@container': { [query.columns]: { display: 'block' } },
  }),
)

export const countdown = styleVariants(
  {
    calm: rule({}),
    soon: rule({ color: color.tone.caution.text, fontWeight: vars.fontWeight.semibold }),
    overdue: rule({ color: color.tone.critical.text, fontWeight: vars.fontWeight.semibold }),
    over: rule({ color: color.text.secondary }),
  },
  (look) => [
    style(
      rule({
        ...line,
        ...placed('3', '3 / -1', { whiteSpace: 'normal' }),
        textAlign: 'end',
        whiteSpace: 'nowrap',
      }),
    ),
    look,
  ],
)
/** On a phone the date follows the countdown; elsewhere it stands below. */
export const dateBeside = style(
  rule({ fontWeight: vars.fontWeight.regular, '@container': { [query.columns]: { display: 'none' } } }),
)
export const dateBelow = style(
  rule({
    ...oneLine,
    display: 'none',
    color: color.text.secondary,
    fontSize: vars.fontSize.caption,
    '@container': { [query.columns]: { display: 'block' } },
  }),
)

export const foot = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space.md,
    minBlockSize: vars.controlHeight.medium,
    paddingBlock: vars.space.xs,
    color: color.text.tertiary,
    fontSize: vars.fontSize.caption,
  }),
)
export const sum = style(rule({ color: color.text.secondary, fontWeight: vars.fontWeight.medium }))

export const skeletonMark = style(
  rule({
    display: 'grid',
    alignItems: 'center',
    inlineSize: vars.space.xl,
    // It is as high as the mark of a running machine: on a phone that makes the first line higher.
    blockSize: vars.space.lg,
    flexShrink: 0,
    '::before': { content: '""', blockSize: vars.borderWidth.strong, background: color.line.hairline },
  }),
)
export const skeletonRow = style(rule({ cursor: 'default' }))

export const filter = style(rule({ inlineSize: '100%', '@media': { [media.medium]: { inlineSize: '15em' } } }))

/** In a menu: what cannot be performed now, above the reason. */
export const disabledAction = style(rule({ color: color.text.tertiary, cursor: 'not-allowed' }))

/** A link with an icon only, as square as a button. */
export const iconLink = style(rule({ paddingInline: vars.space.none, aspectRatio: '1' }))

export const actionWords = style(rule({ minInlineSize: 0, overflowWrap: 'anywhere' }))

/** In place of words whose length is not known. */
export const skeletonWords = style(rule({ flex: '1' }))

// The selected row runs into the pane beside the list, so the texts keep away from it.
globalStyle(`${attached} :is(${row}, ${heads}, ${foot})`, rule({ paddingInlineEnd: vars.space.md }))
