import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('screens', declarations))

export const page = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  gap: vars.space.xl,
  minBlockSize: '100dvh',
  padding: vars.space.md,
  '@media': { [media.medium]: { padding: vars.space.xl } },
})

export const top = rule({ display: 'flex', alignItems: 'center', gap: vars.space.sm })

export const home = rule({ display: 'inline-flex', marginInlineEnd: 'auto' })

/** From the top, so that nothing that appears moves the heading. */
export const main = rule({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  minInlineSize: 0,
  paddingBlockEnd: vars.space.xl,
  '@media': { [media.large]: { paddingBlockStart: '9vh' } },
})
