import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

/** The head of a public page: its heading stands at the same height on all of them, with a trail above it or without. */
const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('screens', declarations))

/** Around the content of the page, below the header. */
export const pagePadding = {
  paddingBlock: `${vars.space.xl} ${vars.space['3xl']}`,
  paddingInline: vars.space.md,
} as const
export const pagePaddingMedium = { paddingBlockStart: vars.space['2xl'], paddingInline: vars.space.xl } as const
export const pagePaddingLarge = { paddingBlock: `${vars.space['3xl']} ${vars.space['4xl']}` } as const

export const head = rule({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.md,
  overflowWrap: 'anywhere',
})

/** Where the page belongs. On wide screens it stands in the space above the heading, which it does not move. */
export const trail = rule({
  color: color.text.tertiary,
  fontSize: vars.fontSize.small,
  '@media': {
    [media.large]: { position: 'absolute', insetInline: 0, insetBlockEnd: `calc(100% + ${vars.space.md})` },
  },
})

export const steps = rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs })

/** A quiet step of the trail. */
export const step = rule({
  selectors: { '& + &::before': { content: '"/"', paddingInlineEnd: vars.space.xs } },
})
