import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('domain', declarations)

/** Name and buttons leave a line for the state, however long they are. */
const columns = (end: string) => ({
  gridTemplateColumns: `auto minmax(0, max-content) minmax(8em, 1fr)${end}`,
  columnGap: vars.space.sm,
})

/** On a phone the facts come before the buttons, so that name, address, renewal and price are in view. */
export const head = style(
  rule({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gridTemplateAreas: '"back name account" "mark state state" "facts facts facts" "actions actions actions"',
    alignItems: 'center',
    columnGap: vars.space.xs,
    '@media': {
      [media.medium]: {
        ...columns(''),
        gridTemplateAreas: '"path path path" "mark name state" "actions actions actions" "facts facts facts"',
        rowGap: vars.space.xs,
      },
      [media.large]: {
        ...columns(' auto'),
        gridTemplateAreas: '"path path path path" "mark name state actions" "facts facts facts facts"',
      },
    },
  }),
)

export const path = style(
  rule({
    gridArea: 'path',
    display: 'none',
    color: color.text.tertiary,
    fontSize: vars.fontSize.small,
    '@media': { [media.medium]: { display: 'flex', alignItems: 'center', gap: vars.space['2xs'], minInlineSize: 0 } },
  }),
)
export const current = style(rule({ minInlineSize: 0, overflowWrap: 'anywhere' }))

export const back = style(
  rule({
    gridArea: 'back',
    blockSize: `calc(${vars.controlHeight.large} + ${vars.space['2xs']})`,
    paddingInline: vars.space.xs,
    '@media': { [media.medium]: { display: 'none' } },
  }),
)
/** Its picture ends where the page's content does. */
export const accountMenu = style(rule({ gridArea: 'account', '@media': { [media.medium]: { display: 'none' } } }))
export const mark = style(rule({ gridArea: 'mark' }))

export const name = style(
  rule({
    gridArea: 'name',
    overflowWrap: 'anywhere',
    '@media': { [media.belowMedium]: { fontSize: vars.fontSize.large } },
  }),
)

export const state = style(
  rule({
    gridArea: 'state',
    minInlineSize: 0,
    paddingBlock: vars.space.sm,
    color: color.text.secondary,
    fontSize: vars.fontSize.small,
    lineHeight: vars.lineHeight.snug,
    overflowWrap: 'anywhere',
    '@media': { [media.medium]: { paddingBlock: vars.space.none } },
  }),
)
export const word = styleVariants({
  primary: rule({ color: color.text.primary }),
  secondary: rule({ color: color.text.secondary }),
  critical: rule({ color: color.tone.critical.text, fontWeight: vars.fontWeight.semibold }),
})

export const actions = style(
  rule({
    gridArea: 'actions',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(4.25em, 1fr))',
    gap: vars.space.xs,
    paddingBlockStart: vars.space.sm,
    '@media': {
      [media.medium]: { display: 'flex', flexWrap: 'wrap', paddingBlockStart: vars.space.none },
      [media.large]: { justifyContent: 'end' },
    },
  }),
)

export const action = style(rule({ display: 'grid', gridTemplateColumns: 'minmax(0, auto)', minInlineSize: 0 }))

/** On a phone a button is as high as a thumb is wide, with its word below the icon. */
globalStyle(
  `${action} > :is(button, a)`,
  rule({
    '@media': {
      [media.belowMedium]: {
        display: 'grid',
        justifyItems: 'center',
        alignContent: 'center',
        gap: vars.space['2xs'],
        blockSize: 'auto',
        minBlockSize: `calc(${vars.controlHeight.large} + ${vars.space.xs})`,
        paddingInline: vars.space['2xs'],
        fontSize: vars.fontSize.caption,
        textAlign: 'center',
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
      },
      [media.medium]: { blockSize: `calc(${vars.controlHeight.medium} - ${vars.space['2xs']})` },
    },
  }),
)

export const phoneOnly = style(rule({ '@media': { [media.medium]: { display: 'none' } } }))

export const facts = style(rule({ gridArea: 'facts', minInlineSize: 0 }))

export const notOnPhone = style(rule({ '@media': { [media.belowMedium]: { display: 'none' } } }))

export const choice = style(
  rule({ paddingBlock: vars.space.xs, selectors: { '&[aria-disabled="true"]': { cursor: 'default' } } }),
)
export const choiceWords = style(rule({ display: 'grid', gap: vars.space['2xs'], minInlineSize: 0 }))
export const choiceLabel = style(
  rule({
    fontWeight: vars.fontWeight.medium,
    selectors: {
      '[data-critical] &': {
        color: color.tone.critical.text,
        '@media': { [media.forcedColors]: { color: 'inherit' } },
      },
      '[aria-disabled="true"] &': {
        color: color.text.tertiary,
        '@media': { [media.forcedColors]: { color: 'inherit' } },
      },
    },
  }),
)
export const choiceLine = style(
  rule({
    color: color.text.secondary,
    fontSize: vars.fontSize.caption,
    '@media': { [media.forcedColors]: { color: 'inherit' } },
  }),
)
