import { style, styleVariants } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('components', declarations)

export const message = style(
  rule({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space.md,
    paddingBlock: vars.space['2xl'],
    paddingInline: vars.space.md,
    textAlign: 'center',
  }),
)

export const icon = style(
  rule({
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.controlHeight.large,
    blockSize: vars.controlHeight.large,
    borderRadius: vars.radius.full,
    '@media': { [media.forcedColors]: { borderWidth: vars.borderWidth.hairline, borderColor: 'currentColor' } },
  }),
)

export const tone = styleVariants({
  neutral: rule({ background: vars.color.tone.neutral.soft, color: vars.color.text.secondary }),
  critical: rule({ background: vars.color.tone.critical.soft, color: vars.color.tone.critical.onSoft }),
})

export const text = style(
  rule({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space['2xs'],
    // As a part of a flex box it would be as wide as its longest word.
    maxInlineSize: `min(${vars.measure.form}, 100%)`,
    textWrap: 'balance',
  }),
)
