import { style } from '@vanilla-extract/css'
import { headerHeight } from '#ds/account/header-height.ts'
import { bottomBarSpace } from '#ds/css/bottom-bar-height.css.ts'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('screens', declarations))

export const main = rule({
  display: 'grid',
  // It is as wide as the header, at whose start it begins; lines of more than the page's measure are hard to follow to
  // their buttons.
  gridTemplateColumns: `minmax(0, ${vars.measure.page})`,
  maxInlineSize: vars.measure.console,
  marginInline: 'auto',
  alignContent: 'start',
  gap: vars.space.lg,
  minBlockSize: `calc(100dvh - ${headerHeight} - ${bottomBarSpace})`,
  paddingBlock: `${vars.space.md} ${vars.space['2xl']}`,
  paddingInline: vars.space.md,
  '@media': { [media.medium]: { paddingBlockStart: vars.space.lg, paddingInline: vars.space.lg } },
})

export const head = rule({ display: 'grid', justifyItems: 'start', gap: vars.space.xs })

export const back = rule({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xs })

export const tabs = rule({ minInlineSize: 0 })

export const panel = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  paddingBlockStart: vars.space.lg,
})

export const loading = rule({ display: 'grid', gap: vars.space.md, paddingBlock: vars.space.md })

export const bottomBar = rule({ '@media': { [media.medium]: { display: 'none' } } })
