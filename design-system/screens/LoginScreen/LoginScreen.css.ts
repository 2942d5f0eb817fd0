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
  // The content begins at the top, so that neither the other form nor a message moves the heading.
  alignContent: 'start',
  minInlineSize: 0,
  paddingBlockEnd: vars.space.xl,
  '@media': { [media.large]: { paddingBlockStart: '9vh' } },
})

export const panel = rule({
  selectors: whileUnknown,
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  alignItems: 'end',
  gap: vars.space.lg,
  overflow: 'hidden',
  padding: vars.space.lg,
  background: color.tone.brand.soft,
  color: color.tone.brand.onSoft,
  '@media': {
    [media.medium]: { padding: vars.space.xl },
    [media.large]: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'stretch',
      justifyContent: 'flex-end',
      gap: vars.space.xl,
      padding: vars.space['2xl'],
    },
  },
})

/** Fills the space above the statement. On small screens it stands beside it, so that the form keeps its space. */
export const drawing = rule({
  gridArea: '1 / 2',
  justifySelf: 'end',
  inlineSize: '100%',
  maxInlineSize: vars.signSize.hero,
  fill: 'none',
  '@media': {
    [media.large]: {
      flex: '1 1 0',
      minBlockSize: 0,
      maxInlineSize: 'none',
      alignSelf: 'center',
      // The water goes on to both edges of the panel.
      overflow: 'visible',
    },
  },
})

export const waterLine = rule({
  stroke: color.water.line,
  strokeWidth: vars.borderWidth.strong,
  vectorEffect: 'non-scaling-stroke',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
})

export const statement = rule({
  gridArea: '1 / 1',
  color: 'inherit',
  fontSize: vars.fontSize.title,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.snug,
  textWrap: 'balance',
  '@media': { [media.large]: { fontSize: vars.fontSize.page, letterSpacing: vars.letterSpacing.tight } },
})

export const facts = rule({
  display: 'grid',
  gridColumn: '1 / -1',
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
  lineHeight: vars.lineHeight.tight,
  letterSpacing: vars.letterSpacing.tight,
})

export const factLabel = rule({ fontSize: vars.fontSize.small, lineHeight: vars.lineHeight.snug, textWrap: 'balance' })

export const home = rule({ display: 'inline-flex', marginInlineEnd: 'auto' })
