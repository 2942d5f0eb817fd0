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

/** How many rows, and what their amounts add up to. */
export const foot = style(inLayer('domain', { paddingInline: vars.space.md }))

export const sum = style(inLayer('domain', { display: 'inline-block', maxInlineSize: '100%' }))
