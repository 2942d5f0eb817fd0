import { globalStyle, style } from '@vanilla-extract/css'
import { whenFocusVisible } from '#ds/css/focus-ring.ts'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { textStyleDeclarations } from '#ds/css/text-style.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('domain', declarations)

/** The text, as far as a line is readable; tables, code and cards may be wider. */
export const prose = style(
  rule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.md,
    overflowWrap: 'anywhere',
  }),
)

const inProse = (selector: string, declarations: Parameters<typeof inLayer>[1]) =>
  globalStyle(
    selector
      .split(', ')
      .map((part) => `${prose} ${part}`)
      .join(', '),
    rule(declarations),
  )

/** Lists of Markdown have no class; those of a component inside an article have, and keep their own look. */
const list = ':where(ul:not([class]))'
const numbered = ':where(ol:not([class]))'

inProse(`p, ${list}, ${numbered}, dl, blockquote`, { maxInlineSize: vars.measure.text, textWrap: 'pretty' })
inProse('> h2', {
  ...textStyleDeclarations('headingSection'),
  paddingBlockStart: vars.space.lg,
  scrollMarginBlockStart: vars.space.md,
  textWrap: 'balance',
})
inProse('> h2:first-child', { paddingBlockStart: vars.space.none })
inProse('> h3', { ...textStyleDeclarations('headingTitle'), paddingBlockStart: vars.space.xs })
inProse(`${list}, ${numbered}`, { display: 'grid', gap: vars.space.xs, paddingInlineStart: vars.space.lg })
inProse(list, { listStyle: 'disc' })
inProse(numbered, { listStyle: 'decimal' })
inProse(`${list} > li::marker, ${numbered} > li::marker`, { color: color.text.tertiary })
inProse('li > p + p, li > p + ul, li > ul, li > ol', { paddingBlockStart: vars.space.xs })
inProse('strong', { fontWeight: vars.fontWeight.semibold })
inProse('dt', { fontWeight: vars.fontWeight.semibold })
inProse('dd + dt', { paddingBlockStart: vars.space.sm })
inProse('dd', { color: color.text.secondary })
inProse('blockquote', {
  paddingInlineStart: vars.space.md,
  borderInlineStartWidth: vars.borderWidth.strong,
  borderColor: color.line.hairline,
  color: color.text.secondary,
})
inProse('hr', { borderBlockStartWidth: vars.borderWidth.hairline, borderColor: color.line.hairline })
inProse('code', { fontFamily: vars.fontFamily.mono, fontSize: '0.9em' })
inProse(':not(pre) > code', {
  paddingInline: vars.space['2xs'],
  borderRadius: vars.radius.small,
  background: color.surface.sunken,
})

/** The heading's link to itself. */
export const anchor = style(
  rule({
    borderRadius: vars.radius.small,
    textDecorationThickness: vars.borderWidth.hairline,
    selectors: {
      ...whenFocusVisible,
      '&:hover': { '@media': { [media.canHover]: { textDecorationLine: 'underline' } } },
    },
  }),
)

/** Scrolls sideways by itself where it does not fit, so that the page does not. */
export const tableFrame = style(
  rule({
    overflowX: 'auto',
    borderWidth: vars.borderWidth.hairline,
    borderColor: color.line.hairline,
    borderRadius: vars.radius.card,
    selectors: whenFocusVisible,
  }),
)

export const table = style(
  rule({ inlineSize: '100%', fontSize: vars.fontSize.small, overflowWrap: 'break-word', textAlign: 'start' }),
)
globalStyle(
  `${table} :is(th, td)`,
  rule({
    minInlineSize: vars.space['3xl'],
    paddingBlock: vars.space.sm,
    paddingInline: vars.space.sm,
    textAlign: 'start',
    verticalAlign: 'top',
  }),
)
globalStyle(`${table} th`, rule({ background: color.surface.sunken, fontWeight: vars.fontWeight.semibold }))
globalStyle(
  `${table} tbody > tr`,
  rule({ borderBlockStartWidth: vars.borderWidth.hairline, borderColor: color.line.hairline }),
)

/** In a list the lines follow a text directly. */
export const codeBlock = style(rule({ paddingBlock: vars.space['2xs'] }))
export const codeFrame = style(
  rule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: vars.space.xs,
    padding: vars.space.xs,
    borderWidth: vars.borderWidth.hairline,
    borderColor: color.line.hairline,
    borderRadius: vars.radius.card,
    background: color.surface.sunken,
  }),
)
export const code = style(
  rule({
    overflowX: 'auto',
    padding: vars.space.xs,
    borderRadius: vars.radius.small,
    fontSize: vars.fontSize.small,
    overflowWrap: 'normal',
    tabSize: 2,
    selectors: whenFocusVisible,
  }),
)

export const copied = style(rule({ color: color.tone.positive.text }))
export const refused = style(
  rule({
    gridColumn: '1 / -1',
    paddingInline: vars.space.xs,
    color: color.text.secondary,
    fontSize: vars.fontSize.caption,
  }),
)

/** Numbered steps with a line between their numbers. */
export const steps = style(rule({}))
globalStyle(
  `${steps} > ol`,
  rule({ counterReset: 'step', gap: vars.space.none, paddingInlineStart: vars.space.none, listStyle: 'none' }),
)
globalStyle(
  `${steps} > ol > li`,
  rule({
    counterIncrement: 'step',
    position: 'relative',
    paddingInlineStart: vars.space['2xl'],
    paddingBlockStart: vars.space['2xs'],
    paddingBlockEnd: vars.space.lg,
  }),
)
globalStyle(
  `${steps} > ol > li::before`,
  rule({
    content: 'counter(step)',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: 0,
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.controlHeight.small,
    blockSize: vars.controlHeight.small,
    borderRadius: vars.radius.full,
    background: color.tone.brand.soft,
    color: color.tone.brand.onSoft,
    fontSize: vars.fontSize.small,
    fontWeight: vars.fontWeight.semibold,
  }),
)
globalStyle(
  `${steps} > ol > li:not(:last-child)::after`,
  rule({
    content: '',
    position: 'absolute',
    insetInlineStart: `calc(${vars.controlHeight.small} / 2)`,
    insetBlock: `calc(${vars.controlHeight.small} + ${vars.space['2xs']}) ${vars.space['2xs']}`,
    borderInlineStartWidth: vars.borderWidth.hairline,
    borderColor: color.line.hairline,
  }),
)

/** A picture of the product: dark in both themes, hence the line around it. */
export const picture = style(
  rule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    gap: vars.space.xs,
    maxInlineSize: vars.measure.text,
    paddingBlock: vars.space.xs,
  }),
)
export const image = style(
  rule({
    blockSize: 'auto',
    borderWidth: vars.borderWidth.hairline,
    borderColor: color.line.control,
    borderRadius: vars.radius.card,
    background: color.surface.sunken,
  }),
)
export const caption = style(rule({ color: color.text.secondary, fontSize: vars.fontSize.small, textWrap: 'pretty' }))

/** Links that each lead to a page, one below the other, or in columns where there is space. */
export const cards = style(
  rule({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${vars.measure.phrase}), 1fr))`,
    columnGap: vars.space.lg,
    maxInlineSize: 'none',
    paddingInlineStart: vars.space.none,
    listStyle: 'none',
  }),
)
export const card = style(
  rule({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space['2xs'],
    blockSize: '100%',
    paddingBlock: vars.space.sm,
    borderBlockStartWidth: vars.borderWidth.hairline,
    borderColor: color.line.hairline,
    selectors: {
      ...whenFocusVisible,
      '&:hover': { '@media': { [media.canHover]: { borderColor: color.tone.brand.line } } },
      '&:active': { background: color.surface.pressed },
    },
  }),
)

export const offers = style(rule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }))
export const offerList = style(
  rule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    maxInlineSize: vars.measure.text,
    paddingInlineStart: vars.space.none,
    listStyle: 'none',
    borderBlockEndWidth: vars.borderWidth.hairline,
    borderColor: color.line.hairline,
  }),
)

/** What is opening now: a pink flower beside its name, not a frame around it. */
export const offer = style(
  rule({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: vars.space.sm,
    paddingBlock: vars.space.md,
    borderBlockStartWidth: vars.borderWidth.hairline,
    borderColor: color.line.hairline,
  }),
)
export const offerSign = style(rule({ paddingBlockStart: vars.space['2xs'] }))
export const offerWords = style(rule({ display: 'grid', gap: vars.space['2xs'], minInlineSize: 0 }))
