import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { whenFocusVisible } from '#ds/css/focus-ring.ts'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { transition } from '#ds/css/motion.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('components', declarations)
const whenHovered = (declarations: Record<string, string>) =>
  ({ '&:hover': { '@media': { [media.canHover]: declarations } } }) as const

export const link = recipe({
  base: rule({
    borderRadius: vars.radius.small,
    textDecorationLine: 'underline',
    textDecorationThickness: vars.borderWidth.hairline,
    textUnderlineOffset: '0.2em',
    ...transition(['color', 'text-decoration-color']),
    selectors: {
      ...whenFocusVisible,
      ...whenHovered({ textDecorationThickness: vars.borderWidth.strong }),
      // The shadow makes the surface a little larger than the words without moving them.
      '&:active': {
        background: vars.color.surface.pressed,
        boxShadow: `0 0 0 ${vars.borderWidth.strong} ${vars.color.surface.pressed}`,
      },
    },
  }),
  variants: {
    tone: {
      brand: rule({ color: vars.color.tone.brand.text }),
      neutral: rule({
        color: vars.color.text.secondary,
        selectors: whenHovered({ color: vars.color.text.primary }),
      }),
      inherit: rule({ color: 'inherit' }),
    },
    underline: {
      always: {},
      hover: rule({
        textDecorationColor: 'transparent',
        selectors: whenHovered({ textDecorationColor: 'currentColor' }),
      }),
    },
  },
})

/** Aligned with the text. The padding keeps it apart from the last word without a space, where the line could break. */
export const newTabIcon = style(
  rule({
    display: 'inline-block',
    boxSizing: 'content-box',
    inlineSize: '1em',
    blockSize: '1em',
    paddingInlineStart: '0.2em',
    verticalAlign: '-0.1em',
  }),
)
