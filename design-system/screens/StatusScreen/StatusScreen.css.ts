import { style, styleVariants } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'
import { SHOWN_DAYS } from './days.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('screens', declarations))

export const page = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  minBlockSize: '100dvh',
})

export const main = rule({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${vars.measure.page})`,
  justifyContent: 'center',
  alignContent: 'start',
  gap: vars.space['2xl'],
  paddingBlock: `${vars.space.xl} ${vars.space['3xl']}`,
  paddingInline: vars.space.md,
  '@media': { [media.medium]: { paddingInline: vars.space.xl } },
})

export const part = rule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.md })

export const head = rule({ display: 'grid', justifyItems: 'start', gap: vars.space.sm, overflowWrap: 'anywhere' })

export const card = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.sm,
  padding: vars.space.md,
  borderWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
  borderRadius: vars.radius.card,
  background: color.surface.raised,
  overflowWrap: 'anywhere',
  '@media': { [media.medium]: { padding: vars.space.lg } },
})

/** A name with what belongs to it at the other end of the line, or below it where there is no space. */
export const line = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
})

export const badges = rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs })

/** One column for each day; they stay apart where the row is wide enough for that. */
export const days = rule({
  display: 'grid',
  gridTemplateColumns: `repeat(${SHOWN_DAYS}, minmax(0, 1fr))`,
  columnGap: vars.borderWidth.hairline,
  alignItems: 'end',
  blockSize: vars.space.xl,
  '@media': { [media.medium]: { columnGap: vars.borderWidth.strong } },
})

const dayLook = {
  full: { blockSize: '100%', background: color.tone.positive.line },
  partial: { blockSize: '70%', background: color.tone.caution.line },
  low: { blockSize: '40%', background: color.tone.critical.line },
  none: { blockSize: vars.borderWidth.strong, background: color.line.control },
}

/** The worse the day, the shorter its bar, so that colour is not its only sign; a day without measurement is a dash. */
export const day = styleVariants(dayLook, (look) => [
  rule({
    ...look,
    borderRadius: vars.borderWidth.hairline,
    '@media': { [media.forcedColors]: { background: 'CanvasText' } },
  }),
])

export const legend = rule({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.lg,
  rowGap: vars.space['2xs'],
  fontSize: vars.fontSize.caption,
  color: color.text.secondary,
})
export const legendItem = rule({ display: 'flex', alignItems: 'end', gap: vars.space.xs })
export const sample = rule({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'end',
  inlineSize: vars.space['2xs'],
  blockSize: vars.space.md,
})
export const sampleBar = rule({ inlineSize: '100%' })

export const updates = rule({ display: 'grid', gap: vars.space.sm })
export const update = rule({
  display: 'grid',
  gap: vars.space['2xs'],
  paddingInlineStart: vars.space.md,
  borderInlineStartWidth: vars.borderWidth.strong,
  borderColor: color.line.hairline,
})
