import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('screens', declarations))
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const page = rule({ ...column, gridTemplateRows: 'auto 1fr', minBlockSize: '100dvh' })

export const main = rule({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${vars.measure.page})`,
  justifyContent: 'center',
  alignContent: 'start',
  gap: vars.space.lg,
  paddingBlock: `${vars.space.md} ${vars.space['2xl']}`,
  paddingInline: vars.space.md,
  '@media': { [media.medium]: { paddingBlockStart: vars.space.lg, paddingInline: vars.space.lg } },
})

/** Whatever has no space breaks. */
export const head = rule({ ...column, justifyItems: 'start', gap: vars.space.xs, overflowWrap: 'anywhere' })

export const back = rule({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xs, overflowWrap: 'anywhere' })

/** A subject without a space breaks. */
export const subject = rule({ overflowWrap: 'anywhere' })

export const factLine = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.sm,
  rowGap: vars.space.xs,
})

export const facts = rule({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.md,
  rowGap: vars.space['2xs'],
  fontSize: vars.fontSize.small,
})

export const fact = rule({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space['2xs'], overflowWrap: 'anywhere' })

export const label = rule({ color: color.text.secondary })

export const card = rule({
  padding: vars.space.md,
  borderWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
  borderRadius: vars.radius.card,
  background: color.surface.raised,
})

/** Five choices below each other, from the worst to the best, and not as wide as the page. */
export const rating = rule({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${vars.measure.form})`,
  gap: vars.space.md,
})
export const rate = rule({ justifySelf: 'start' })
export const given = rule({ ...column, gap: vars.space['2xs'], overflowWrap: 'anywhere' })

export const reply = rule({ ...column, gap: vars.space.sm })
export const change = rule({ justifySelf: 'start' })
