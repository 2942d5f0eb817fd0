import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

/** The map above the cards on phones, next to them on wider screens. */
export const places = rule({
  display: 'grid',
  gap: vars.space.md,
  alignItems: 'start',
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.lg },
    [media.large]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' },
  },
})

/** At least as tall as the map. */
export const cards = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  alignSelf: 'stretch',
  '@media': { [media.medium]: { gridAutoRows: '1fr', gap: vars.space.sm }, [media.large]: { gap: vars.space.md } },
})

export const item = rule({ display: 'grid' })
