import { globalStyle, style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { container, media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('domain', declarations)

/** Wider than other wide dialogs: three plans stand side by side, and an order fits a desktop's window. */
export const dialog = style(
  rule({
    '@media': { [media.wide]: { inlineSize: `min(${vars.measure.dialogWide} * 1.25, 100% - ${vars.space.xl} * 2)` } },
  }),
)

// The title and what an order does share a line where there is space.
globalStyle(
  `${dialog} > header`,
  rule({
    '@media': {
      [media.large]: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space.sm },
    },
  }),
)

/** A phone needs the space for the choices. */
export const description = style(rule({ '@media': { [media.belowMedium]: { display: 'none' } } }))

/** Choices on the left, the summary on the right; one below the other on phones. */
export const layout = style(
  rule({
    display: 'grid',
    gap: vars.space.lg,
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    '@media': {
      [media.medium]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr)' },
    },
  }),
)

/** A step of the order: its heading, which only a phone shows, and what is chosen in it. */
export const step = style(
  rule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.md,
  }),
)

/** Begins a step on a phone: a number in a circle, what is done, and which step it is. */
export const stepHead = style(
  rule({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    '@media': { [media.medium]: { display: 'none' } },
    selectors: {
      // This is the hairline between two steps; the first one is at the top of the dialog.
      '&[data-follows]': {
        paddingBlockStart: vars.space.md,
        borderBlockStartWidth: vars.borderWidth.hairline,
        borderColor: vars.color.line.hairline,
      },
    },
  }),
)

/** The number, or the tick once everything in the step is chosen. */
export const stepMark = style(
  rule({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: vars.iconSize.large,
    blockSize: vars.iconSize.large,
    borderWidth: vars.borderWidth.hairline,
    borderColor: vars.color.line.control,
    borderRadius: vars.radius.full,
    fontSize: vars.fontSize.caption,
    fontWeight: vars.fontWeight.semibold,
    lineHeight: vars.lineHeight.tight,
    selectors: {
      '&[data-done]': {
        borderColor: vars.color.tone.brand.line,
        background: vars.color.tone.brand.soft,
        color: vars.color.tone.brand.text,
      },
    },
  }),
)

export const stepTitle = style(rule({ flex: '1', minInlineSize: 0 }))

/** The name, and the price with the code that changes it. Stays in view while the choices scroll. */
export const side = style(
  rule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.md,
    '@media': { [media.medium]: { position: 'sticky', insetBlockStart: vars.space.xs } },
  }),
)

export const summary = style(
  rule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.md,
    padding: vars.space.md,
    borderWidth: vars.borderWidth.hairline,
    borderColor: vars.color.line.hairline,
    borderRadius: vars.radius.card,
    background: vars.color.surface.raised,
  }),
)

/** The heading, and at its end whether the price is still being asked for. */
export const summaryHead = style(
  rule({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space.sm,
  }),
)

export const asking = style(rule({ flexShrink: 0, color: vars.color.text.secondary, lineHeight: 0 }))

export const details = style(rule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.md }))

export const lines = style(rule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xs }))

/** A value stands beside its label, which breaks first; only one that is very long breaks, too. */
export const line = style(
  rule({
    display: 'grid',
    gridTemplateColumns: 'minmax(30%, 1fr) minmax(0, max-content)',
    alignItems: 'baseline',
    columnGap: vars.space.sm,
  }),
)

export const lineLabel = style(rule({ minInlineSize: 0, overflowWrap: 'anywhere' }))

export const lineValue = style(rule({ textAlign: 'end', overflowWrap: 'anywhere' }))

/** What is paid: the number of the summary. */
export const sum = style(rule({ textAlign: 'end', overflowWrap: 'anywhere', fontSize: vars.fontSize.title }))

export const choices = style(rule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xs }))

export const choice = style(rule({ display: 'flex', gap: vars.space.xs }))

export const choiceIcon = style(
  rule({ blockSize: `calc(${vars.fontSize.small} * ${vars.lineHeight.body})`, color: vars.color.text.tertiary }),
)

export const choiceWords = style(
  rule({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.xs, minInlineSize: 0, overflowWrap: 'anywhere' }),
)

/** The wallet's level belongs to the amount above it. */
export const wallet = style(rule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xs }))

export const divider = style(
  rule({ borderBlockStartWidth: vars.borderWidth.hairline, borderColor: vars.color.line.hairline }),
)

/** What the shown series is for, after the name of the group. A phone needs the line for the plans. */
export const seriesDescription = style(
  rule({
    paddingInlineStart: vars.space.xs,
    fontWeight: vars.fontWeight.regular,
    '@media': { [media.belowMedium]: { display: 'none' } },
  }),
)

export const ended = style(rule({ display: 'inline-flex', alignItems: 'center', gap: vars.space['2xs'] }))

/** The field with its button beside it, below it where there is no space. */
export const code = style(rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs }))

/** Leaves the button at most half of the line. */
export const codeInput = style(rule({ flex: '1', inlineSize: 'auto', minInlineSize: '50%' }))

export const applied = style(rule({ display: 'inline-flex', alignItems: 'center', gap: vars.space['2xs'] }))

/** Lines of a card's description, each below the other. */
export const specs = style(rule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }))

/** Width of the dot between two pieces, with the space around it. */
const dotWidth = '0.8em'

/** Pieces with dots between them. A dot at the start of a line lies outside, and is cut off: no line begins or ends with one. */
export const pieces = style(rule({ overflowX: 'clip' }))
export const pieceLines = style(
  rule({
    position: 'relative',
    insetInlineStart: `calc(-1 * ${dotWidth})`,
    display: 'flex',
    flexWrap: 'wrap',
    inlineSize: `calc(100% + ${dotWidth})`,
  }),
)
export const piece = style(rule({ position: 'relative', minInlineSize: 0, paddingInlineStart: dotWidth }))
export const dot = style(
  rule({ position: 'absolute', insetInlineStart: 0, inlineSize: dotWidth, textAlign: 'center', whiteSpace: 'nowrap' }),
)

/** An amount, its period, and the old price. */
export const price = style(
  rule({
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space['2xs'],
    color: vars.color.text.primary,
  }),
)

/** That of a plan: at the end of the title's line, the old price is below the new one. */
export const planPrice = style([price, rule({ '@container': { [container.card]: { justifyContent: 'flex-end' } } })])

/** The reasons why an order cannot be placed, above the buttons. */
export const footer = style(rule({ display: 'grid', gap: vars.space.sm, inlineSize: '100%', gridColumn: '1 / -1' }))

export const buttons = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'end',
    gap: vars.space.sm,
  }),
)

/**
 * On phones, where the summary is below the choices: what the order leaves of the wallet, next to the button that has the price, or above it if there
 * is no space. It takes what the button leaves.
 */
export const after = style(
  rule({
    flex: '999 0 min-content',
    lineHeight: vars.lineHeight.snug,
    '@media': { [media.medium]: { display: 'none' } },
  }),
)

/** Alone in its line, it is as wide as a phone. */
export const submit = style(rule({ flex: '1 0 auto', '@media': { [media.medium]: { flex: '0 1 auto' } } }))

/** The reason has a line of its own on phones; what is missing stands where the total would. */
export const short = style(
  rule({
    display: 'contents',
    '@media': {
      [media.medium]: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        flex: `1 1 ${vars.measure.textWithAction}`,
        columnGap: vars.space.sm,
      },
    },
  }),
)

export const reason = style(
  rule({
    display: 'flex',
    gap: vars.space['2xs'],
    flexBasis: '100%',
    lineHeight: vars.lineHeight.snug,
    '@media': {
      [media.belowMedium]: { fontSize: vars.fontSize.caption },
      [media.medium]: { flexBasis: 'auto' },
    },
  }),
)

/** An order that waits has a line of its own at every width: it is a sentence with a link. */
export const waiting = style(
  rule({
    flexBasis: '100%',
    lineHeight: vars.lineHeight.snug,
    overflowWrap: 'anywhere',
    '@media': { [media.belowMedium]: { fontSize: vars.fontSize.caption } },
  }),
)

export const reasonIcon = style(rule({ blockSize: '1lh', color: vars.color.tone.critical.text }))

export const shortAmount = style(
  rule({ '@media': { [media.belowMedium]: { flex: '1 0 min-content', lineHeight: vars.lineHeight.snug } } }),
)

/** What the button charges. */
export const submitAmount = style(rule({ whiteSpace: 'pre' }))

/** The same where a phone's line has what is missing instead. */
export const submitAmountInLine = style(
  rule({ display: 'none', whiteSpace: 'pre', '@media': { [media.medium]: { display: 'inline' } } }),
)

/** Hidden on phones, where the sheet's close button does the same. */
export const cancel = style(rule({ display: 'none', '@media': { [media.medium]: { display: 'inline-flex' } } }))
