import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('screens', declarations))

export const page = rule({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  minBlockSize: '100dvh',
  '@media': { [media.large]: { gridTemplateRows: 'none', gridTemplateColumns: '11fr 9fr' } },
})

export const formSide = rule({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gap: vars.space.xl,
  padding: vars.space.md,
  minInlineSize: 0,
  '@media': { [media.medium]: { padding: vars.space.xl } },
})

export const top = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.sm,
  rowGap: vars.space.xs,
  inlineSize: `calc(100% + ${vars.space.xs})`,
  '@media': { [media.medium]: { inlineSize: 'auto' } },
})

/** On phones beside the logo, its text aligned with the end of the page. */
export const language = rule({ display: 'inline-flex', minInlineSize: 0 })

/** A line of its own on phones. */
export const back = rule({
  display: 'flex',
  flex: '1 1 100%',
  minInlineSize: 0,
  '@media': { [media.medium]: { flex: '0 1 auto' } },
})

export const backLink = rule({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.controlHeight.small,
  fontSize: vars.fontSize.small,
})

/** Hidden while it is unknown which form is shown, to avoid a layout shift. */
const whileUnknown = { 'html[data-form="unknown"] [data-prerendered] &': { visibility: 'hidden' } } as const

export const main = rule({
  selectors: whileUnknown,
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  minInlineSize: 0,
  paddingBlockEnd: vars.space.xl,
})

export const panel = rule({
  selectors: whileUnknown,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: vars.space.lg,
  overflow: 'hidden',
  padding: vars.space.lg,
  background: color.tone.brand.soft,
  color: color.tone.brand.onSoft,
  '@media': {
    [media.medium]: { padding: vars.space.xl },
    [media.large]: { gap: vars.space.xl, padding: vars.space['2xl'] },
  },
})

/** Fills the space above the statement. Hidden on small screens, where the form needs the space. */
export const drawing = rule({
  display: 'none',
  color: color.tone.brand.line,
  '@media': {
    [media.large]: {
      display: 'block',
      flex: '1 1 0',
      minBlockSize: 0,
      inlineSize: '100%',
      alignSelf: 'center',
    },
  },
})

export const statement = rule({
  color: 'inherit',
  fontSize: vars.fontSize.title,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.snug,
  textWrap: 'balance',
  '@media': { [media.large]: { fontSize: vars.fontSize.page, letterSpacing: vars.letterSpacing.tight } },
})

export const facts = rule({
  display: 'grid',
  gap: vars.space.md,
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space.lg } },
})

/** Shows the figure before its label; in the DOM the label comes first, because `dt` must precede `dd`. */
export const fact = rule({
  display: 'flex',
  flexDirection: 'row-reverse',
  justifyContent: 'flex-end',
  alignItems: 'baseline',
  gap: vars.space.sm,
  paddingBlockStart: vars.space.sm,
  borderBlockStartWidth: vars.borderWidth.hairline,
  borderColor: color.tone.brand.line,
  '@media': {
    [media.medium]: {
      flexDirection: 'column-reverse',
      alignItems: 'flex-start',
      gap: vars.space['2xs'],
    },
  },
})

export const figure = rule({
  minInlineSize: '7ch',
  fontSize: vars.fontSize.title,
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.lineHeight.tight,
  letterSpacing: vars.letterSpacing.tight,
})

export const factLabel = rule({ fontSize: vars.fontSize.small, lineHeight: vars.lineHeight.snug })

export const home = rule({ display: 'inline-flex', marginInlineEnd: 'auto' })
