import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

/** On desktops a row of two halves, then rows of thirds. */
export const features = rule({
  display: 'grid',
  columnGap: vars.space.lg,
  rowGap: vars.space.lg,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: vars.space.xl },
    [media.large]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', rowGap: vars.space['2xl'] },
  },
})

export const lead = rule({ display: 'grid', '@media': { [media.large]: { gridColumn: 'span 3' } } })

export const other = rule({ display: 'grid', '@media': { [media.large]: { gridColumn: 'span 2' } } })
