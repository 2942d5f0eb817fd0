import { recipe } from '@vanilla-extract/recipes'
import { inLayer } from '#ds/css/layers.ts'
import { textStyleDeclarations } from '#ds/css/text-style.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (style: Parameters<typeof inLayer>[1]) => inLayer('primitives', style)

export const text = recipe({
  variants: {
    size: {
      caption: rule(textStyleDeclarations('caption')),
      small: rule(textStyleDeclarations('small')),
      body: rule(textStyleDeclarations('body')),
      large: rule(textStyleDeclarations('large')),
      figure: rule(textStyleDeclarations('figure')),
    },
    weight: {
      regular: rule({ fontWeight: vars.fontWeight.regular }),
      medium: rule({ fontWeight: vars.fontWeight.medium }),
      semibold: rule({ fontWeight: vars.fontWeight.semibold }),
      bold: rule({ fontWeight: vars.fontWeight.bold }),
    },
    tone: {
      primary: rule({ color: vars.color.text.primary }),
      secondary: rule({ color: vars.color.text.secondary }),
      tertiary: rule({ color: vars.color.text.tertiary }),
      brand: rule({ color: vars.color.tone.brand.text }),
      positive: rule({ color: vars.color.tone.positive.text }),
      caution: rule({ color: vars.color.tone.caution.text }),
      critical: rule({ color: vars.color.tone.critical.text }),
      promotion: rule({ color: vars.color.tone.promotion.text }),
      inherit: rule({ color: 'inherit' }),
    },
    family: {
      text: {},
      mono: rule({ fontFamily: vars.fontFamily.mono }),
    },
    truncate: {
      true: rule({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minInlineSize: 0 }),
    },
    measure: { true: rule({ maxInlineSize: vars.measure.text, textWrapStyle: 'pretty' }) },
  },
  // A lead has a few lines, of which `pretty` may leave a last one of two short words.
  compoundVariants: [{ variants: { measure: true, size: 'large' }, style: rule({ textWrapStyle: 'balance' }) }],
})
