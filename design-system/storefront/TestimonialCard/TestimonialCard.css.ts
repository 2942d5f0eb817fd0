import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

/** Two rows shared with neighbouring cards in a grid, so that the names are aligned below quotes of different lengths. */
export const card = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 2',
  rowGap: vars.space.lg,
  padding: vars.space.lg,
  background: color.surface.raised,
  borderWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
  borderRadius: vars.radius.card,
})

export const texts = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space.sm,
  overflowWrap: 'anywhere',
})

/** With the quotation marks of the page's language. */
export const quote = rule({
  selectors: { '&::before': { content: 'open-quote' }, '&::after': { content: 'close-quote' } },
})

const highlight = {
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.snug,
  textWrap: 'balance',
} as const

export const highlights = {
  strong: rule({
    ...highlight,
    fontSize: vars.fontSize.section,
    letterSpacing: vars.letterSpacing.tight,
    '@media': { [media.medium]: { fontSize: vars.fontSize.page } },
  }),
  quiet: rule({ ...highlight, fontSize: vars.fontSize.large }),
}

export const person = rule({ display: 'flex', alignItems: 'center', alignSelf: 'start', gap: vars.space.sm })

export const identity = rule({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' })
