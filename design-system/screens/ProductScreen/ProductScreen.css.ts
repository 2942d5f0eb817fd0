import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

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
  overflowWrap: 'anywhere',
  '@media': {
    [media.medium]: { paddingInline: vars.space.xl },
    [media.large]: { paddingBlock: `${vars.space['2xl']} ${vars.space['4xl']}` },
  },
})

export const head = rule({ display: 'grid', justifyItems: 'start', gap: vars.space.md })

export const trail = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  fontSize: vars.fontSize.small,
})

/** Between two steps of the trail. */
export const step = rule({ color: color.text.tertiary })

export const prices = rule({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space['2xs'] })

export const actions = rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm })

export const features = rule({
  display: 'grid',
  gap: vars.space.sm,
  padding: vars.space.lg,
  background: color.surface.raised,
  borderWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
  borderRadius: vars.radius.card,
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const feature = rule({ display: 'flex', gap: vars.space.sm })

export const check = rule({ blockSize: '1lh', color: color.tone.positive.text })

export const part = rule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.lg })

export const links = rule({
  display: 'grid',
  gap: vars.space.sm,
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
