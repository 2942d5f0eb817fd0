import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('screens', declarations)

export const main = style(
  rule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.lg,
    maxInlineSize: vars.measure.page,
    marginInline: 'auto',
    paddingBlock: `${vars.space.lg} ${vars.space['2xl']}`,
    paddingInline: vars.space.md,
    '@media': { [media.medium]: { paddingBlockStart: vars.space.xl, paddingInline: vars.space.lg } },
  }),
)

/** The prerendered page is the same for all customers: hides the banner in it before first paint when the phone is already verified. */
export const phoneBanner = style(rule({ selectors: { 'html[data-phone="verified"] [inert] &': { display: 'none' } } }))

/** Likewise for the banner of the demo, which only its visitors see. */
export const demoBanner = style(rule({ selectors: { 'html:not([data-demo]) [inert] &': { display: 'none' } } }))

export const panel = style(rule({ paddingBlockStart: vars.space.lg }))
