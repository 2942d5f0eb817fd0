import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('domain', declarations)

/** On a page no wider than in a dialog. */
export const verification = style(rule({ maxInlineSize: vars.measure.dialog }))

/** Full-width and under each other on phones, the way on first. */
export const buttons = style(
  rule({
    display: 'grid',
    gap: vars.space.xs,
    '@media': { [media.medium]: { display: 'flex', justifyContent: 'start' } },
  }),
)

/** Characters of one width, set apart, so that a code can be compared with the message that it came in. */
export const code = style(
  rule({ fontFamily: vars.fontFamily.mono, fontSize: vars.fontSize.title, letterSpacing: vars.letterSpacing.code }),
)

/** What the two steps come to. Takes the focus from the field that is gone. */
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
