import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('screens', declarations))

export const page = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  minBlockSize: '100dvh',
})

export const main = rule({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${vars.measure.page})`,
  justifyContent: 'center',
  alignContent: 'start',
  gap: vars.space.md,
  paddingBlock: `${vars.space.md} ${vars.space['2xl']}`,
  paddingInline: vars.space.md,
  '@media': { [media.medium]: { gap: vars.space.lg, paddingBlockStart: vars.space.lg, paddingInline: vars.space.lg } },
})

export const head = rule({ display: 'grid', justifyItems: 'start', gap: vars.space.xs })

export const back = rule({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xs })

export const title = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.sm,
  overflowWrap: 'anywhere',
})

/** The payment, and beside it, where there is space, what it does to the wallet. */
export const columns = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.lg,
  '@media': {
    [media.large]: {
      selectors: { '&:has(> section)': { gridTemplateColumns: `minmax(0, 1fr) ${vars.measure.phrase}` } },
    },
  },
})

const surface = {
  borderWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
  borderRadius: vars.radius.card,
  background: color.surface.raised,
} as const

/** A phone has no space for a card around everything. */
export const card = rule({
  '@media': { [media.medium]: { ...surface, padding: vars.space.lg } },
})

export const after = rule({ ...surface, display: 'grid', gap: vars.space.md, padding: vars.space.md })

export const sums = rule({ display: 'grid', gap: vars.space.xs })

export const sum = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.md,
})

export const total = rule({
  fontSize: vars.fontSize.large,
  fontWeight: vars.fontWeight.semibold,
  paddingBlockStart: vars.space.xs,
  borderBlockStartWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
})

/** The name of an order may be one long word. */
export const label = rule({
  overflowWrap: 'anywhere',
  minInlineSize: 0,
  color: color.text.secondary,
  fontSize: vars.fontSize.body,
  fontWeight: vars.fontWeight.regular,
})

export const loading = rule({
  display: 'grid',
  gap: vars.space.lg,
  '@media': { [media.large]: { gridTemplateColumns: `${vars.measure.phrase} minmax(0, 1fr)`, gap: vars.space.xl } },
})

/** The place of the code. */
export const loadingCode = rule({
  justifySelf: 'center',
  inlineSize: '100%',
  maxInlineSize: vars.measure.phrase,
  aspectRatio: '1',
  borderRadius: vars.radius.small,
  background: color.surface.sunken,
})

export const loadingFact = rule({ paddingBlock: vars.space.sm })
