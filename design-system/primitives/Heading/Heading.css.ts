import { recipe } from '@vanilla-extract/recipes'
import { inLayer } from '#ds/css/layers.ts'
import { textStyleDeclarations } from '#ds/css/text-style.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (style: Parameters<typeof inLayer>[1]) => inLayer('primitives', style)

export const heading = recipe({
  base: rule({ minInlineSize: 0, color: vars.color.text.primary, textWrap: 'balance' }),
  variants: {
    size: {
      small: rule(textStyleDeclarations('headingSmall')),
      title: rule(textStyleDeclarations('headingTitle')),
      section: rule(textStyleDeclarations('headingSection')),
      page: rule(textStyleDeclarations('headingPage')),
      display3: rule(textStyleDeclarations('headingDisplay3')),
      display2: rule(textStyleDeclarations('headingDisplay2')),
      display1: rule(textStyleDeclarations('headingDisplay1')),
    },
  },
})
