import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('screens', declarations))

export const page = rule({ display: 'grid', gridTemplateRows: 'auto 1fr', minBlockSize: '100dvh' })

/** Tables use the entire width, apart from the padding. */
export const main = rule({
  minInlineSize: 0,
  paddingBlock: `${vars.space.xs} ${vars.space.md}`,
  paddingInline: vars.space.md,
  '@media': { [media.medium]: { paddingBlockStart: vars.space.md, paddingInline: vars.space.lg } },
})

export const login = rule({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  paddingBlockStart: vars.space.xl,
  // It is a little above the middle of the window, where the eye takes it to be.
  '@media': { [media.medium]: { alignContent: 'center', paddingBlock: `${vars.space.xl} 16vh` } },
})

export const panel = rule({
  paddingBlockStart: vars.space.xs,
  '@media': { [media.medium]: { paddingBlockStart: vars.space.md } },
})
