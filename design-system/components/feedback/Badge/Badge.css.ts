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
    // It takes one line where there is space for it. In a narrower container it breaks; next to others it does not
    // shrink.
    inlineSize: 'max-content',
    maxInlineSize: '100%',
    flexShrink: 0,
    overflowWrap: 'anywhere',
    minBlockSize: vars.space.lg,
    // It is too small to change the height of one line, but keeps several lines away from the edge.
    paddingBlock: `calc(${vars.space['2xs']} / 2)`,
    paddingInline: vars.space.xs,
    // This is half of one line's height.
    borderRadius: `calc(${vars.space.lg} / 2)`,
    fontSize: vars.fontSize.caption,
    fontWeight: vars.fontWeight.medium,
    lineHeight: vars.lineHeight.tight,
    '@media': { [media.forcedColors]: { borderWidth: vars.borderWidth.hairline, borderColor: 'currentColor' } },
  }),
)

export const tone = {
  soft: styleVariants(vars.color.tone, (colors) => rule({ background: colors.soft, color: colors.onSoft })),
  strong: styleVariants(vars.color.tone, (colors) => rule({ background: colors.solid, color: colors.onSolid })),
  /** Without a fill, and so without space around the text, which is aligned with what is above and below. */
  quiet: styleVariants(vars.color.tone, () =>
    rule({
      paddingInline: vars.space.none,
      color: vars.color.text.secondary,
      '@media': { [media.forcedColors]: { borderColor: 'transparent' } },
    }),
  ),
}

/** A border, since forced colours take a background away. */
export const dot = styleVariants(vars.color.tone, (colors) =>
  rule({
    flexShrink: 0,
    inlineSize: vars.space.xs,
    blockSize: vars.space.xs,
    borderWidth: `calc(${vars.space.xs} / 2)`,
    borderStyle: 'solid',
    borderColor: colors.line,
    borderRadius: vars.radius.full,
  }),
)

/** Scales with the badge's small text. */
export const icon = style(rule({ inlineSize: '1.2em', blockSize: '1.2em' }))
