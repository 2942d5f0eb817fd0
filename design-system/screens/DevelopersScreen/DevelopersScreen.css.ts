import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'

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
  gap: vars.space.xl,
  paddingBlock: `${vars.space.md} ${vars.space['2xl']}`,
  paddingInline: vars.space.md,
  '@media': { [media.medium]: { paddingBlockStart: vars.space.lg, paddingInline: vars.space.lg } },
})

export const head = rule({ display: 'grid', justifyItems: 'start', gap: vars.space.xs })

export const back = rule({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xs })

export const links = rule({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.md })
