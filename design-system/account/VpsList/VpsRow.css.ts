import { style, styleVariants } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('domain', declarations)

export const notice = style(rule({ gridArea: 'notice' }))

/**
 * Head, notice, facts, actions. In this order on phones; on wider screens the actions are next to the head. Only a row with a notice
 * has a place for it, since an empty one would have its gap.
 */
export const row = style(
  rule({
    display: 'grid',
    gap: vars.space.md,
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: '"head" "facts" "actions"',
    alignItems: 'center',
    selectors: {
      [`&:has(> ${notice})`]: { gridTemplateAreas: '"head" "notice" "facts" "actions"' },
    },
    '@media': {
      [media.medium]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gridTemplateAreas: '"head actions" "facts facts"',
        selectors: {
          [`&:has(> ${notice})`]: { gridTemplateAreas: '"head actions" "notice notice" "facts facts"' },
        },
      },
    },
  }),
)

export const head = style(rule({ gridArea: 'head', minInlineSize: 0 }))

export const name = style(rule({ minInlineSize: 0, overflowWrap: 'anywhere' }))

export const actions = style(
  rule({
    gridArea: 'actions',
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: vars.space.xs,
  }),
)

/** The same columns in every row, so that facts of one kind are aligned. */
export const facts = style(
  rule({
    gridArea: 'facts',
    display: 'grid',
    columnGap: vars.space.md,
    rowGap: vars.space.sm,
    alignItems: 'start',
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    '@media': {
      [media.medium]: { gridTemplateColumns: '2fr 1fr 1fr 1.2fr' },
      [media.large]: { columnGap: vars.space.lg, gridTemplateColumns: '2fr 1fr 1fr 1fr' },
    },
  }),
)

const spans = { full: 6, half: 3, third: 2 } as const

/** A fact's width on phones, in sixths; on wider screens the grid columns decide. */
export const fact = styleVariants(spans, (span) =>
  rule({
    gridColumn: `span ${span}`,
    minInlineSize: 0,
    '@media': { [media.medium]: { gridColumn: 'auto' } },
  }),
)

/** As high as the copy button in the first value, so that all values share a baseline. */
export const value = style(
  rule({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['2xs'],
    minBlockSize: vars.controlHeight.small,
    overflowWrap: 'anywhere',
  }),
)
