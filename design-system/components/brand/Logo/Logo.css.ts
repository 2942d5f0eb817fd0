import { style, styleVariants } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('components', declarations)

export const logo = style(
  rule({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    color: vars.color.text.primary,
    fontWeight: vars.fontWeight.bold,
    letterSpacing: vars.letterSpacing.tight,
    lineHeight: vars.lineHeight.flat,
    whiteSpace: 'nowrap',
  }),
)

export const size = styleVariants(
  { small: vars.fontSize.body, medium: vars.fontSize.large, large: vars.fontSize.section },
  (fontSize) => rule({ fontSize }),
)

/** Scales with the text next to it. */
export const mark = style(rule({ blockSize: '1.6em', inlineSize: '1.6em', flexShrink: 0, overflow: 'visible' }))

const outlined = { [media.forcedColors]: { fill: 'none', stroke: 'CanvasText' } }

export const petal = style(rule({ fill: vars.color.tone.promotion.solid, '@media': outlined }))
/** The petals in the background, in a less prominent pink. */
export const backPetal = style(rule({ fill: vars.color.tone.promotion.line, '@media': outlined }))
export const water = style(
  rule({
    fill: 'none',
    stroke: vars.color.tone.brand.text,
    strokeWidth: 2,
    strokeLinecap: 'round',
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  }),
)
