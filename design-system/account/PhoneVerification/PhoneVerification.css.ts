import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('domain', declarations)

/** As wide on a page as in a dialog. */
export const verification = style(rule({ maxInlineSize: vars.measure.dialog }))

/** Full-width and stacked on phones, the submit button first. */
export const buttons = style(
  rule({
    display: 'grid',
    gap: vars.space.xs,
    '@media': { [media.medium]: { display: 'flex', justifyContent: 'start' } },
  }),
)

/** Monospaced and spaced out, so that the code is easy to compare with the message it came in. */
export const code = style(
  rule({ fontFamily: vars.fontFamily.mono, fontSize: vars.fontSize.title, letterSpacing: vars.letterSpacing.code }),
)

/** The outcome. Takes over the focus from the field that was removed. */
export const verified = style(rule({ display: 'flex', alignItems: 'center', gap: vars.space.sm }))

export const mark = style(
  rule({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: vars.controlHeight.medium,
    blockSize: vars.controlHeight.medium,
    borderRadius: vars.radius.full,
    background: vars.color.tone.positive.soft,
    color: vars.color.tone.positive.onSoft,
    '@media': { [media.forcedColors]: { borderWidth: vars.borderWidth.hairline, borderColor: 'currentColor' } },
  }),
)
