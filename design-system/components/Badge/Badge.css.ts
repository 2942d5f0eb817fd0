import { style, styleVariants } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('components', declarations)

export const badge = style(
  rule({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space['2xs'],
    inlineSize: 'max-content',
    minBlockSize: vars.space.lg,
    paddingInline: vars.space.xs,
    borderRadius: vars.radius.full,
    fontSize: vars.fontSize.caption,
    fontWeight: vars.fontWeight.medium,
    lineHeight: vars.lineHeight.tight,
    whiteSpace: 'nowrap',
    '@media': { [media.forcedColors]: { borderWidth: vars.borderWidth.hairline, borderColor: 'currentColor' } },
  }),
)

export const tone = {
  soft: styleVariants(vars.color.tone, (colors) => rule({ background: colors.soft, color: colors.onSoft })),
  strong: styleVariants(vars.color.tone, (colors) => rule({ background: colors.solid, color: colors.onSolid })),
}

/** Scales with the badge's small text. */
export const icon = style(rule({ inlineSize: '1.2em', blockSize: '1.2em' }))
