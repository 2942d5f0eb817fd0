import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

export const sum = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
})

export const amount = rule({ fontSize: vars.fontSize.display3, lineHeight: vars.lineHeight.tight })

export const facts = rule({
  display: 'grid',
  borderBlockStartWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
})

export const number = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  columnGap: vars.space.xs,
  '@media': { [media.belowMedium]: { columnGap: vars.space['2xs'] } },
})

/** Breaks before the button would: the line for a browser that does not copy is the only one that wraps. */
export const code = rule({
  flex: '1 1 0',
  minInlineSize: 0,
  // Its first line is in the middle of the button.
  paddingBlock: `calc((${vars.controlHeight.small} - 1lh) / 2)`,
  fontFamily: vars.fontFamily.mono,
})

export const fact = rule({
  display: 'grid',
  // A long label leaves the value some space.
  gridTemplateColumns: 'fit-content(45%) minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space.lg,
  '@media': { [media.belowMedium]: { columnGap: vars.space.md } },
  minBlockSize: vars.controlHeight.medium,
  paddingBlock: vars.space['2xs'],
  borderBlockEndWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
  // The label breaks between words, before the number does.
  selectors: { [`&:has(${number})`]: { gridTemplateColumns: 'minmax(min-content, 1fr) minmax(0, max-content)' } },
})

export const label = rule({
  color: color.text.tertiary,
  fontSize: vars.fontSize.small,
  '@media': { [media.belowMedium]: { fontSize: vars.fontSize.caption } },
  overflowWrap: 'anywhere',
  selectors: { [`:has(${number}) > &`]: { overflowWrap: 'break-word' } },
})

/** As large as any other text: a receipt is there to be read. */
export const value = rule({
  minInlineSize: 0,
  fontSize: vars.fontSize.body,
  textAlign: 'end',
  overflowWrap: 'anywhere',
})

export const copy = rule({ '@media': { [media.print]: { display: 'none' } } })
