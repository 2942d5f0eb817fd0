import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('domain', declarations)

/** The featured offer next to the others; above them on narrow screens. */
export const layout = recipe({
  base: rule({
    display: 'grid',
    gap: vars.space.md,
    alignItems: 'stretch',
    gridTemplateColumns: 'minmax(0, 1fr)',
  }),
  variants: {
    single: {
      true: {},
      false: rule({ '@media': { [media.large]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' } } }),
    },
  },
})

const card = {
  borderWidth: vars.borderWidth.hairline,
  borderRadius: vars.radius.card,
  background: vars.color.surface.raised,
}

export const featured = style(
  rule({
    ...card,
    borderColor: vars.color.tone.promotion.line,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    gap: vars.space.md,
    padding: vars.space.lg,
    overflowWrap: 'anywhere',
    '@media': { [media.large]: { padding: vars.space.xl } },
  }),
)

export const featuredFigure = style(
  rule({
    fontSize: vars.fontSize.display2,
    fontWeight: vars.fontWeight.bold,
    lineHeight: vars.lineHeight.tight,
    letterSpacing: vars.letterSpacing.tight,
    color: vars.color.tone.promotion.text,
  }),
)

export const others = style(rule({ ...card, borderColor: vars.color.line.hairline }))

export const offer = style(
  rule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.xs,
    alignItems: 'start',
    padding: vars.space.lg,
    overflowWrap: 'anywhere',
    '@media': { [media.medium]: { columnGap: vars.space.lg, gridTemplateColumns: '10em minmax(0, 1fr)' } },
    selectors: {
      'li + li > &': { borderBlockStartWidth: vars.borderWidth.hairline, borderColor: vars.color.line.hairline },
    },
  }),
)

export const figure = style(
  rule({
    fontSize: vars.fontSize.section,
    fontWeight: vars.fontWeight.semibold,
    lineHeight: vars.lineHeight.tight,
    letterSpacing: vars.letterSpacing.tight,
  }),
)

/** Below the texts. */
const belowTexts = { '@media': { [media.medium]: { gridColumn: '2' } } } as const

export const action = style(rule({ justifySelf: 'start', alignSelf: 'start', ...belowTexts }))

/** A code or a link with the button that copies it. */
/** The button stands below a code that takes the whole line. */
export const code = style(
  rule({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space['2xs'], minInlineSize: 0 }),
)

export const link = style(rule({ minInlineSize: 0, overflowWrap: 'anywhere' }))

export const conditions = style(rule({ display: 'flex', gap: vars.space['2xs'] }))

export const referral = style(rule({ display: 'grid', justifyItems: 'start', minInlineSize: 0, ...belowTexts }))

/** Instead of the offers: empty, failed or loading. */
export const message = style(rule({ ...card, borderColor: vars.color.line.hairline, padding: vars.space.lg }))
