import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { vars } from '#ds/tokens/contract.css.ts'

/** The style also of the other cards to which a link of a mail leads. */
export const card = style(
  inLayer('domain', { inlineSize: '100%', maxInlineSize: vars.measure.form, overflowWrap: 'anywhere' }),
)

export const advice = style(
  inLayer('domain', {
    display: 'grid',
    gap: vars.space['2xs'],
    paddingInlineStart: vars.space.md,
    listStyle: 'disc',
    color: vars.color.text.secondary,
    fontSize: vars.fontSize.small,
  }),
)
