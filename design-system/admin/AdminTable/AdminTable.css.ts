import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'

export const toolbar = style(
  inLayer('domain', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.sm,
  }),
)

export const search = style(
  inLayer('domain', {
    flex: '1 1 100%',
    '@media': { [media.medium]: { flex: '0 1 auto', inlineSize: vars.measure.form } },
  }),
)
