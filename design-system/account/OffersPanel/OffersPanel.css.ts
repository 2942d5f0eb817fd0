import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('domain', declarations)

/** The featured offer next to the others; above them on narrow screens. */
export const layout = style(
  rule({
    display: 'grid',
    gap: vars.space.md,
    alignItems: 'stretch',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [media.large]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' } },
  }),
)

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
    gap: vars.space['2xs'],
    alignItems: 'center',
    padding: vars.space.lg,
    selectors: {
      '& + &': { borderBlockStartWidth: vars.borderWidth.hairline, borderColor: vars.color.line.hairline },
    },
    '@media': { [media.medium]: { columnGap: vars.space.lg, gridTemplateColumns: '6em minmax(0, 1fr) auto' } },
  }),
)

export const figure = style(
  rule({
    fontSize: vars.fontSize.section,
    fontWeight: vars.fontWeight.semibold,
    lineHeight: vars.lineHeight.tight,
    letterSpacing: vars.letterSpacing.tight,
    fontVariantNumeric: 'tabular-nums',
  }),
)

export const action = style(rule({ justifySelf: 'start' }))
