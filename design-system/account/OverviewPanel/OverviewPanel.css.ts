import { style, styleVariants } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { markSurface } from '#ds/domain/VpsStateMark/VpsStateMark.css.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('domain', declarations)

/** What comes and what was spent side by side, then machines and transactions; verification below all of them. */
export const layout = style(
  rule({
    display: 'grid',
    gap: vars.space.xl,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [media.large]: { columnGap: vars.space.lg, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
)

/** As wide as everything below it; without content it takes no space. */
export const above = style(
  rule({
    selectors: { '&:empty': { display: 'none' } },
    '@media': { [media.large]: { gridColumn: '1 / -1' } },
  }),
)

/** A heading and a panel that ends where the one beside it does. */
export const column = style(
  rule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto minmax(0, 1fr)' }),
)

/** The frame of a list is as high as it. */
export const list = style(rule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }))

export const verification = style(rule({ '@media': { [media.large]: { gridColumn: '1 / -1' } } }))

/** Shifts a button without a background, so that its text aligns with the end of its column. */
export const showAll = style(rule({ insetInlineStart: `calc(${vars.space.sm} + ${vars.borderWidth.hairline})` }))

/** A mark, two lines of words, and two lines at the end, as the transactions beside it. */
export const row = style(
  rule({
    display: 'grid',
    gridTemplateColumns: `${vars.space.xl} minmax(0, 1fr) fit-content(50%)`,
    alignItems: 'center',
    columnGap: vars.space.sm,
    overflowWrap: 'anywhere',
    vars: { [markSurface]: color.surface.raised },
  }),
)

/** As large as what was paid beside it. */
export const name = style(
  rule({ fontSize: vars.fontSize.small, fontWeight: vars.fontWeight.medium, lineHeight: vars.lineHeight.body }),
)
export const words = style(rule({ minInlineSize: 0 }))
export const end = style(rule({ minInlineSize: 0, textAlign: 'end' }))

/** Email and phone: two lines, from tablets on side by side. */
export const checks = style(
  rule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    borderWidth: vars.borderWidth.hairline,
    borderColor: color.line.hairline,
    borderRadius: vars.radius.card,
    background: color.surface.raised,
    '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
)

export const check = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.xs,
    minBlockSize: vars.controlHeight.large,
    paddingInline: vars.space.md,
    paddingBlock: vars.space.xs,
    borderColor: color.line.hairline,
    selectors: {
      '& + &': {
        borderBlockStartWidth: vars.borderWidth.hairline,
        '@media': { [media.medium]: { borderBlockStartWidth: 0, borderInlineStartWidth: vars.borderWidth.hairline } },
      },
    },
  }),
)

export const checkState = styleVariants({ done: color.tone.positive.text, open: color.text.secondary }, (textColor) =>
  rule({ color: textColor }),
)
