import { style, styleVariants } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { transition } from '#ds/css/motion.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('components', declarations)

export const avatar = style(
  rule({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    borderRadius: vars.radius.full,
    background: vars.color.tone.brand.soft,
    color: vars.color.tone.brand.onSoft,
    fontWeight: vars.fontWeight.semibold,
    lineHeight: vars.lineHeight.flat,
    userSelect: 'none',
    '@media': { [media.forcedColors]: { borderWidth: vars.borderWidth.hairline, borderColor: 'currentColor' } },
  }),
)

const fontSizes = { small: vars.fontSize.caption, medium: vars.fontSize.small, large: vars.fontSize.body }

/** The sizes of controls, since avatars are placed next to them. */
export const size = styleVariants(vars.controlHeight, (length, name) =>
  rule({ inlineSize: length, blockSize: length, fontSize: fontSizes[name] }),
)

export const image = style(
  rule({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    opacity: 0,
    ...transition(['opacity'], 'enter'),
    selectors: { '[data-state="loaded"] > &': { opacity: 1 } },
  }),
)
